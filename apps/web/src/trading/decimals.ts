import { decimalsOf } from '@quay/money';

/** Decimals that show a value exactly, and never fewer than its column has. */
export function decimalsFor(value: bigint, least: number): number {
  return Math.max(least, decimalsOf(value));
}
