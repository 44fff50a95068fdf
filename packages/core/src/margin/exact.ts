import { quotient, type Rounding } from '@quay/money';

/**
 * An exact amount: units of 10⁻⁸ over a denominator above zero, not in lowest terms. What a position is worth at a mark
 * is seldom a whole number of units; what decides (liquidation, ADL) compares exact sums, so that no rounding decides.
 * Used where few positions are looked at, never for each order.
 */
export type Exact = { readonly numerator: bigint; readonly denominator: bigint };

export const exact = (amount: bigint): Exact => ({ numerator: amount, denominator: 1n });

export function add(a: Exact, b: Exact): Exact {
  // The linear contracts of a group have one denominator: their sum stays as short as they are.
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export const negated = ({ numerator, denominator }: Exact): Exact => ({ numerator: -numerator, denominator });

/** Below zero, zero or above it. Also orders quotients whose denominator is zero: they are above all others. */
export function compare(a: Exact, b: Exact): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** In whole units. */
export const rounded = ({ numerator, denominator }: Exact, rounding: Rounding): bigint =>
  quotient(numerator, denominator, rounding);
