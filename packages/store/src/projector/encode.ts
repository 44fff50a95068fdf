import type { Column } from '@quay/core';
import type { CopyRows } from '../wire/copy.ts';

/** Writes a record of the core into a COPY. Only what is rare goes this way. */
export function encode(
  columns: readonly (readonly [string, Column<never>['kind']])[],
  row: object,
  to: CopyRows,
): void {
  to.row(columns.length);
  for (const [name, kind] of columns) {
    const value = (row as Record<string, unknown>)[name];
    if (value === null) to.nothing();
    else if (kind === 'id') to.whole(value as number);
    else if (kind === 'time') to.time(value as number);
    else if (kind === 'amount') to.amount(value as bigint);
    else if (kind === 'flag') to.flag(value as boolean);
    else if (kind === 'bytes') to.raw(value as Uint8Array, 0, (value as Uint8Array).length);
    else to.text(value as string);
  }
}
