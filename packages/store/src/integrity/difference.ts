import * as money from '@quay/money';

/** Something in the database that is not as it was written: where it is, and what it should be where that is known. */
export type Difference = { readonly table: string; readonly key: string; readonly what: string };

export const lineOfDifference = ({ table, key, what }: Difference): string => `${table}${key && ` ${key}`}: ${what}`;

/** How a value of a row reads in a difference. */
export function worded(kind: string, value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (kind === 'amount') return money.text(value as bigint);
  if (kind === 'time') return new Date(value as number).toISOString();
  if (kind === 'bytes') return Buffer.from(value as Uint8Array).toString('hex');
  return String(value);
}
