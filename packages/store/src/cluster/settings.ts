import { totalmem } from 'node:os';

const MB = 1 << 20;

/**
 * How much of the tables PostgreSQL keeps at hand: a sixteenth of the memory that this machine or container has, 128 to
 * 512 MB. With less than the rows of a busy minute, whoever writes them has to make room first, page by page.
 *
 * @param memory in bytes.
 * @returns MB.
 */
export function sharedBuffersFor(memory: number): number {
  return Math.min(512, Math.max(128, Math.floor(memory / 16 / MB)));
}

const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/**
 * The server's configuration file. We write all of it at each start, so what runs is what stands here.
 * Durability is not for sale: fsync, full_page_writes and synchronous_commit stay on.
 */
export function serverSettings(port: number): string {
  return `# Written by Quay at each start; changes made here do not last.
listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 40
password_encryption = 'scram-sha-256'

fsync = on
full_page_writes = on
synchronous_commit = on

shared_buffers = ${sharedBuffersFor(ownMemory())}MB
# Room between checkpoints: after each of them every page is written whole once more, which at a busy hour doubles
# what is written.
max_wal_size = 2GB
min_wal_size = 64MB
wal_compression = off
# No replica follows the embedded database, so its log need not carry what only replicas read.
wal_level = minimal
max_wal_senders = 0

# The hot tables are small and rewritten all the time: clean them often, a little at a time.
autovacuum_naptime = 15s
autovacuum_vacuum_scale_factor = 0.05
autovacuum_analyze_scale_factor = 0.05

# Short statements on a shared machine: neither compiling nor parallel workers pay.
jit = off
max_parallel_workers_per_gather = 0

# One file per weekday, started anew a week later.
logging_collector = on
log_directory = 'log'
log_filename = 'postgres-%a.log'
log_rotation_age = 1d
log_rotation_size = 10MB
log_truncate_on_rotation = on
log_min_messages = warning
log_checkpoints = off
log_line_prefix = '%m [%p] '

timezone = 'UTC'
log_timezone = 'UTC'
datestyle = 'iso, ymd'
lc_messages = 'C'
`;
}
