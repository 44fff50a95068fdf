import { exactDecimals } from '@quay/web-kit/format';
import { useFigures } from '../../../shell/figures.ts';

/** Amounts of coins that move: whole to the last digit, with their unit. */
export function useAmounts(): (amount: string, symbol: string) => string {
  const figures = useFigures();
  return (amount, symbol) => `${figures.quantity(amount, exactDecimals(amount, 2))}\u00a0${symbol}`;
}
