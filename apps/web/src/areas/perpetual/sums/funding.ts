import {
  type ContractKind,
  defaultFundingCap,
  fundingRate,
  fundingReceived,
  type Position,
  type TierTable,
} from '@quay/core/margin';
import { type Amount, type Price, type Rate, units } from '@quay/money';
import { type AccountNow, type PositionNow, withPosition } from './account.ts';

/** Hours from one stamp to the next, for which rates are quoted. */
const HOURS = 8n;

/** What is known of the period that is being sampled. */
export type FundingSoFar = {
  readonly premiumSum: string;
  readonly due: number;
  readonly interest: string;
  readonly damp: string;
};

/** The rate if the premium stays what it was on average so far: the function that fixes it at the stamp. */
export const rateSoFar = ({ premiumSum, due, interest, damp }: FundingSoFar, tiers: TierTable): Rate =>
  fundingRate(
    { sum: units(premiumSum), due: BigInt(due) },
    { hours: HOURS, interest: units(interest), damp: units(damp), cap: defaultFundingCap(tiers) },
  );

/** What a position receives at a rate and a mark; below zero where it pays. */
export const receivedAt = (
  kind: ContractKind,
  { quantity }: Pick<Position, 'quantity'>,
  mark: Price,
  rate: Rate,
): Amount => fundingReceived(kind, quantity, mark, rate);

/**
 * The account when every position has paid or received at the rates of now: a cross account gains or loses it, an isolated
 * position its margin. Nothing where an isolated margin would not be enough: then its profit is realised, and what follows
 * depends on the mark of that moment.
 */
export function afterStamp(account: AccountNow, rateOf: (symbol: string) => Rate | undefined): AccountNow | undefined {
  let after = account;
  for (const one of account.positions) {
    const rate = rateOf(one.contract.symbol);
    if (rate === undefined || one.position.quantity === 0n) continue;
    const received = receivedAt(one.contract.kind, one.position, one.contract.mark, rate);
    if (one.mode === 'cross') after = { ...after, available: after.available + received };
    else {
      if (one.margin + received < 0n) return undefined;
      const position: PositionNow = { ...one, margin: one.margin + received };
      const moved = {
        ...after,
        frozen: after.frozen + received,
        isolatedHeld: after.isolatedHeld + received,
      };
      after = withPosition(moved, position);
    }
  }
  return after;
}
