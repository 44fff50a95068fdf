import { readFileSync, writeFileSync } from 'node:fs';
import type { Workload } from './record.ts';

/** A workload as a file of 32-bit integers: commands before the clock, timed commands, highest order, and the records. */
const HEADER = 3;

export function writeWorkload(path: string, { preloaded, timed, maxOrder, records }: Workload): void {
  const file = new Int32Array(HEADER + records.length);
  file.set([preloaded, timed, maxOrder]);
  file.set(records, HEADER);
  writeFileSync(path, file);
}

export function readWorkload(path: string): Omit<Workload, 'name'> {
  const bytes = readFileSync(path);
  const file = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  const [preloaded, timed, maxOrder] = file;
  return { preloaded: preloaded!, timed: timed!, maxOrder: maxOrder!, records: file.slice(HEADER) };
}
