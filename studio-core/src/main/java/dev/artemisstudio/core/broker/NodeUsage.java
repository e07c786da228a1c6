package dev.artemisstudio.core.broker;

/**
 * @param addressMemoryBytes memory that messages of all addresses hold
 * @param addressMemoryPercent of the global maximum; 0 where none is set
 * @param diskStorePercent of the disk that the store lies on, 0 to 100
 * @param maxDiskPercent the limit at which producers are blocked; negative where none is set
 * @param connections open client connections
 * @param messages in all queues
 * @param pagingAddresses addresses that page now
 */
public record NodeUsage(
        long addressMemoryBytes,
        int addressMemoryPercent,
        double diskStorePercent,
        int maxDiskPercent,
        int connections,
        long messages,
        int pagingAddresses) {}
