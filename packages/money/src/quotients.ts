import type { Rounding } from './decimal.ts';

/**
 * A quotient of whole numbers of either sign, rounded towards −∞ (`down`) or +∞ (`up`). `denominator` is above zero.
 *
 * @example quotient(-5n, 2n, 'down') // -3n
 */
export function quotient(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const cut = numerator / denominator;
  if (cut * denominator === numerator) return cut;
  if (rounding === 'down') return numerator < 0n ? cut - 1n : cut;
  return numerator < 0n ? cut : cut + 1n;
}

/** The value, or the end of the range that it lies beyond. */
export const within = (low: bigint, value: bigint, high: bigint): bigint =>
  value < low ? low : value > high ? high : value;
