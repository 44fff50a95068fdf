import { type Amount, ONE, type Price, quotient, type Rate } from '@quay/money';
import { type ContractKind, exactNotional } from './contract.ts';
import { type Position, profitAt, sizeOf } from './position.ts';

/** What a holder gets when a dated contract is settled. */
export type Delivered = { readonly profit: Amount; readonly fee: Amount };

/**
 * A position at the settlement price. The profit is rounded down (linear it is exact, for the price is a whole tick), so
 * that less than one unit for each holder is left for the insurance fund; the fee of the value is rounded up.
 */
export function delivered(kind: ContractKind, position: Position, price: Price, feeRate: Rate): Delivered {
  const { numerator, denominator } = exactNotional(kind, sizeOf(position), price);
  return { profit: profitAt(kind, position, price), fee: quotient(numerator * feeRate, denominator * ONE, 'up') };
}
