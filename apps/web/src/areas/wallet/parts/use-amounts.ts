import { useFigures } from '../../../shell/figures.ts';
import { decimalsOf } from '../figures-movements.ts';

/** Amounts of coins that move: whole to the last digit, with their unit. */
export function useAmounts(): (amount: string, symbol: string) => string {
  const figures = useFigures();
  return (amount, symbol) => `${figures.quantity(amount, decimalsOf(amount))}\u00a0${symbol}`;
}
