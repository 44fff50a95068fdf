import type { StateRows } from './area.ts';
import { Writer } from './bytes.ts';
import { writeRow } from './columns.ts';
import { keyOf } from './table.ts';

/**
 * A 64-bit FNV-1a digest of all rows in the order of their keys, as two 32-bit halves with different offsets. It tells
 * two states apart; it does not resist an attacker, which is not its work.
 */
export function digestOf(state: readonly StateRows[]): string {
  const writer = new Writer();
  let high = 0x811c9dc5;
  let low = 0xcbf29ce4;
  for (const rows of state) {
    writer.count(rows.table.number);
    const sorted = [...rows.values()].map((row) => ({ key: keyOf(rows.table, row), row }));
    sorted.sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { row } of sorted) writeRow(writer, rows.table.columns, row);
    for (const byte of writer.take()) {
      high = Math.imul(high ^ byte, 0x01000193);
      low = Math.imul(low ^ byte ^ (high >>> 24), 0x01000193);
    }
  }
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}
