import { delivered, FLAT, type SettlementSamples, settlementPrice } from '@quay/core/margin';
import { type Amount, greatest, least, ONE, type Price, type Rate } from '@quay/money';
import { type AccountNow, groupOf, type PositionNow, unrealisedOf, withPosition } from './account.ts';

const YEAR_MS = 365n * 24n * 60n * 60_000n;
const DAY_MS = 24 * 60 * 60_000;

/** How far the price of a dated contract is from the index: in its own unit, as a share, and as a share a year. */
export type Basis = {
  readonly points: bigint;
  /** Of the index, towards zero. */
  readonly share: Rate;
  /** As it would be for 365 days; nothing in the last day, when a single tick would be many percent. */
  readonly yearly: Rate | undefined;
};

/** `left` is in milliseconds until expiry. */
export function basisOf(price: Price, index: Price, left: number): Basis {
  const points = price - index;
  return {
    points,
    share: (points * ONE) / index,
    yearly: left < DAY_MS ? undefined : (points * ONE * YEAR_MS) / (index * BigInt(Math.floor(left))),
  };
}

/** The window of a settlement price, as far as it is over. */
export type WindowNow = {
  readonly samples: SettlementSamples;
  /** Samples that are still due. */
  readonly left: bigint;
  readonly index: Price;
  readonly tick: Price;
};

/** What would be paid out by the samples so far; nothing before the first. */
export const priceSoFar = ({ samples, tick }: Pick<WindowNow, 'samples' | 'tick'>): Price | undefined =>
  samples.count === 0n ? undefined : settlementPrice(samples, tick);

/** What is paid out if the index moves by a share now and stays there until the end; nothing without a sample. */
export function priceIf({ samples, left, index, tick }: WindowNow, move: Rate): Price | undefined {
  const count = samples.count + left;
  if (count === 0n) return undefined;
  // Both are multiplied by one hundred million: the mean is the same, and the moved index is exact.
  return settlementPrice({ sum: samples.sum * ONE + index * (ONE + move) * left, count: count * ONE }, tick);
}

/** The part of the price that nothing can move any more; down. */
export function fixedShare({ samples: { count }, left }: Pick<WindowNow, 'samples' | 'left'>): Rate {
  return count + left === 0n ? 0n : (count * ONE) / (count + left);
}

/** Samples of a part of the window: when it began, how many there are, and their sum. */
export type SampledPart = SettlementSamples & { readonly at: number };

/** The mean index of a part of the window, and the mean of all samples up to its end; down. */
export type CurvePoint = { readonly at: number; readonly index: Price; readonly mean: Price };

/** Parts in which nothing was sampled have no point. */
export function curveOf(parts: readonly SampledPart[]): readonly CurvePoint[] {
  let sum = 0n;
  let count = 0n;
  return parts.flatMap((part) => {
    if (part.count === 0n) return [];
    sum += part.sum;
    count += part.count;
    return [{ at: part.at, index: part.sum / part.count, mean: sum / count }];
  });
}

/** All samples of the parts of a window together. */
export const samplesOf = (parts: readonly SettlementSamples[]): SettlementSamples =>
  parts.reduce((all, { sum, count }) => ({ sum: all.sum + sum, count: all.count + count }), { sum: 0n, count: 0n });

/** Moves of the index that a picture can say, as shares: the smallest and the largest are always among them. */
const MOVES: readonly Rate[] = [10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n];

/** The largest of these moves that the index has made within what was seen, so that a picture shows both at one scale. */
export function wedgeMove(points: readonly CurvePoint[]): Rate {
  const prices = points.map(({ index }) => index);
  const [low, high] = prices.reduce<readonly [Price, Price]>(
    ([a, b], price) => [least(a, price), greatest(b, price)],
    [prices[0] ?? ONE, prices[0] ?? ONE],
  );
  const seen = ((high - low) * ONE) / low;
  return MOVES.findLast((move) => move <= seen) ?? MOVES[0]!;
}

/** What a holder gets when the contract is settled: the profit as far as a loss can be paid, the fee of what is left. */
export type PaidOut = { readonly profit: Amount; readonly fee: Amount; readonly net: Amount };

/**
 * A position at a price that is paid out, while the others of the account stay at their marks. Nobody pays more than what
 * stands behind the position, and of the fee what the loss leaves of that.
 */
export function paidOutAt(account: AccountNow, one: PositionNow, price: Price, feeRate: Rate): PaidOut {
  const { kind } = one.contract;
  const { profit, fee: due } = delivered(kind, one.position, price, feeRate);
  const without = withPosition(account, { ...one, position: FLAT });
  const backing = one.mode === 'isolated' ? one.margin : groupOf(account, one).wallet + unrealisedOf(without);
  const fee = least(due, greatest(0n, backing + profit));
  return { profit, fee, net: greatest(-backing, profit) - fee };
}
