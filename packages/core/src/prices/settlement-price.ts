import type { Price } from '@quay/money';

/** What the index said in the last half hour of a dated contract, once a second: the sum, and how many seconds were recorded. */
export type SettlementSamples = { readonly sum: bigint; readonly count: bigint };

/** Seconds of the half hour. */
export const SETTLEMENT_SECONDS = 1800n;

/** Whether enough of the seconds of a window are there to settle: nine of ten, so 1,620 of a half hour. */
export const hasEnough = ({ count }: Pick<SettlementSamples, 'count'>, seconds: bigint): boolean =>
  count * 10n >= seconds * 9n;

/**
 * The mark while samples are taken: the mean of what was sampled and the index for each second that is left, so that it
 * glides into the settlement price (Bybit, "Delivery"); down. At least one of both is there.
 */
export const glidingMark = ({ sum, count }: SettlementSamples, index: Price, left: bigint): Price =>
  (sum + index * left) / (count + left);

/** The mean of the samples to the nearest tick; half way between two of them to the even one. */
export function settlementPrice({ sum, count }: SettlementSamples, tick: Price): Price {
  const step = tick * count;
  const below = sum / step;
  const over = 2n * (sum - below * step) - step;
  const up = over > 0n || (over === 0n && below % 2n === 1n);
  return (up ? below + 1n : below) * tick;
}
