import type { C2cParty } from '@quay/contract/c2c';
import type { AppealRow } from '@quay/contract/staff';
import { parse, text, units } from '@quay/money';

/**
 * What a ruling does. In escrow the coins go to one of the two. Of an order that timed out the seller has them already:
 * there the deposit pays the payer, or stays.
 */
export type Verdict = 'release' | 'return' | 'compensate' | 'leave';

export const verdictOf = (state: AppealRow['state'], party: C2cParty): Verdict => {
  if (state === 'disputed') return party === 'payer' ? 'compensate' : 'leave';
  return party === 'payer' ? 'release' : 'return';
};

/** A compensation as it is sent, or nothing for what is no amount or too much. */
export function compensationOf(typed: string, most: string): string | undefined {
  const amount = parse(typed.trim());
  return amount === undefined || amount > units(most) ? undefined : text(amount);
}
