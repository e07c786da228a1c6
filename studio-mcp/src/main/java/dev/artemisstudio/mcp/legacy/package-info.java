/**
 * The envelope of the protocol's revisions up to 2025-11-25: what the projection offers, in the SDK's types. No transport
 * is known here.
 */
package dev.artemisstudio.mcp.legacy;
