import type { Exact } from '../margin/exact.ts';
import { type TierTable, tierTable } from '../margin/tiers.ts';
import type { TiersOnReceipt, Units } from './document.ts';

/** What a line of a check is about. */
export type LineName =
  | 'index'
  | 'mark'
  | 'others'
  | 'equity'
  | 'maintenance'
  | 'liquidatable'
  | 'bankruptcy-price'
  | 'limit-price'
  | 'wanted'
  | 'closed'
  | 'fills'
  | 'takings'
  | 'queue'
  | 'fund-asked'
  | 'fee'
  | 'rest'
  | 'fund'
  | 'state'
  | 'samples'
  | 'premium-sum'
  | 'cap'
  | 'rate'
  | 'residue'
  | 'stamp'
  | 'payment'
  | 'sample-sum'
  | 'settlement-price'
  | 'profit'
  | 'sale-index'
  | 'sale-interest'
  | 'sale-due'
  | 'sale-wanted'
  | 'sale-quantity'
  | 'sale-proceeds'
  | 'sale-fee'
  | 'sale-paid'
  | 'sale-missing';

/** One figure of a receipt: what stands there, and what was found by working it out. */
export type Line = {
  readonly name: LineName;
  readonly stands: string;
  readonly found: string;
  readonly equal: boolean;
};

export function line(name: LineName, stands: unknown, found: unknown): Line {
  const [said, known] = [String(stands), String(found)];
  return { name, stands: said, found: known, equal: said === known };
}

const WHOLE = /^(0|-?[1-9][0-9]*)$/;

/** @throws where it is no whole number in its one form */
export function whole(units: Units): bigint {
  if (typeof units !== 'string' || !WHOLE.test(units)) throw new Error(`${String(units)} is no whole number`);
  return BigInt(units);
}

export const maybeWhole = (units: Units | null): bigint | undefined => (units === null ? undefined : whole(units));

export const fraction = ([numerator, denominator]: readonly [Units, Units]): Exact => ({
  numerator: whole(numerator),
  denominator: whole(denominator),
});

export const tableOf = ({ cap, rows }: TiersOnReceipt): TierTable =>
  tierTable(
    rows.map(({ floor, maintenanceRate, initialRate }) => ({
      floor: whole(floor),
      maintenanceRate: whole(maintenanceRate),
      initialRate: whole(initialRate),
    })),
    whole(cap),
  );

export const sum = (values: Iterable<bigint>): bigint => {
  let all = 0n;
  for (const value of values) all += value;
  return all;
};
