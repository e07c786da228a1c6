/** What MCP shows of the catalogue, in no envelope: every era of the protocol wraps these same views. */
package dev.artemisstudio.mcp.projection;
