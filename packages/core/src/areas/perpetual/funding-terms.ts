import { ONE, units } from '@quay/money';
import { exactNotional } from '../../margin/contract.ts';
import { compare, exact } from '../../margin/exact.ts';
import { defaultFundingCap, type FundingTerms } from '../../margin/funding.ts';
import type { TierTable } from '../../margin/tiers.ts';
import type { Level } from '../../prices/premium.ts';
import type { Contract } from './state.ts';

const HOURS = 8;

/** From one stamp to the next. Stamps are at 00, 08 and 16 o'clock UTC. */
export const FUNDING_MS = HOURS * 60 * 60 * 1000;
export const MINUTE_MS = 60_000;
/** A sample of the premium is taken in this time. */
export const SAMPLE_MS = 5000;
/** Who is paid in one batch, at most. */
export const PAYMENTS_MAX = 500;

/** Dollars of margin whose worth at the first tier is traded to see what a book is worth. */
const IMPACT_MARGIN = units('200');

/** The first stamp after a moment. */
export const stampAfter = (at: number): number => (Math.floor(at / FUNDING_MS) + 1) * FUNDING_MS;

/** How many samples are due from one moment to another, with those of the five seconds that both are in. */
export const samplesDueBy = (from: number, to: number): number =>
  Math.floor(to / SAMPLE_MS) + 1 - Math.floor(from / SAMPLE_MS);

/** How many samples are due from one moment to a stamp, with that of the five seconds that the first is in. */
export const samplesDue = (from: number, stamp: number): number => stamp / SAMPLE_MS - Math.floor(from / SAMPLE_MS);

/** What the terms of all periods have in common. */
export const FUNDING_TERMS = { hours: BigInt(HOURS), interest: units('0.0001'), damp: units('0.0005') } as const;

/** The terms of a period, by the tiers that hold at its stamp. */
export const fundingTerms = (tiers: TierTable): FundingTerms => ({
  ...FUNDING_TERMS,
  cap: defaultFundingCap(tiers),
});

/** What is traded to see what a book is worth, in the asset that the contract settles in; down. */
export function impactWorth({ kind }: Pick<Contract, 'kind'>, { tiers }: TierTable, index: bigint): bigint {
  const dollars = (IMPACT_MARGIN * ONE) / tiers[0]!.initialRate;
  return kind === 'linear' ? dollars : (dollars * ONE) / index;
}

/** The first levels of a side that are worth so much together; all of them where they are not. */
export function levelsWorth(
  { kind, tick, lot }: Pick<Contract, 'kind' | 'tick' | 'lot'>,
  levels: Iterable<readonly [ticks: number, lots: number]>,
  worth: bigint,
): readonly Level[] {
  const first: Level[] = [];
  let left = worth;
  for (const [ticks, lots] of levels) {
    const level = { price: BigInt(ticks) * tick, quantity: BigInt(lots) * lot };
    const whole = exactNotional(kind, level.quantity, level.price);
    first.push(level);
    if (compare(whole, exact(left)) >= 0) break;
    left -= whole.numerator / whole.denominator;
  }
  return first;
}
