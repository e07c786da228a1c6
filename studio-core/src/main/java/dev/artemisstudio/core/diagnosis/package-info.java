/**
 * From snapshots of live state to findings: pure functions without input, output or a clock of their own. The time of every
 * reading is part of the snapshot.
 */
package dev.artemisstudio.core.diagnosis;
