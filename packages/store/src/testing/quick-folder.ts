import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY_DISK = '/dev/shm';
const ROOM = 8 * 1024 ** 3;

/**
 * Where tests keep their databases and other files: in memory where there is a disk of it with room. Tests end
 * processes, never the machine, so nothing that they look at depends on when a disk has what was written.
 */
export function quickFolder(): string {
  try {
    accessSync(MEMORY_DISK, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY_DISK);
    return bavail * bsize >= ROOM ? MEMORY_DISK : tmpdir();
  } catch {
    return tmpdir();
  }
}
