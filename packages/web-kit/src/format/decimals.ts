import { text } from '@quay/money';

/** Decimals that the amounts of a coin have in a column, so that it is level. */
export const columnDecimals = (symbol: string): number => (symbol === 'USDT' ? 2 : 8);

/** Decimals that show a value to its last digit, and never fewer than `least`. */
export function exactDecimals(value: bigint | string, least: number): number {
  const [, fraction = ''] = (typeof value === 'string' ? value : text(value)).split('.');
  return Math.max(least, fraction.replace(/0+$/, '').length);
}
