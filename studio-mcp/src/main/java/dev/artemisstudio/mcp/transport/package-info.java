/** Carries messages: Streamable HTTP on Helidon, and lines on standard input and output. */
package dev.artemisstudio.mcp.transport;
