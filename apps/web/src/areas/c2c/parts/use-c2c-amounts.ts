import { coinDecimals, fiatDecimals, priceDecimals } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { useMemo } from 'react';
import { type Figures, useFigures } from '../../../shell/figures.ts';

/** Amounts of the C2C market with their unit, each with the decimals that it is traded in. */
export type C2cAmounts = {
  fiat(money: string, currency: CurrencyCode): string;
  coin(quantity: string, symbol: string): string;
  price(price: string, symbol: string, currency: CurrencyCode): string;
};

const amountsOf = (figures: Figures): C2cAmounts => ({
  fiat: (money, currency) => `${figures.quantity(money, fiatDecimals(currency))}\u00a0${currency}`,
  coin: (quantity, symbol) => `${figures.quantity(quantity, coinDecimals(symbol))}\u00a0${symbol}`,
  price: (price, symbol, currency) => `${figures.price(price, priceDecimals(symbol))}\u00a0${currency}`,
});

export function useC2cAmounts(): C2cAmounts {
  const figures = useFigures();
  return useMemo(() => amountsOf(figures), [figures]);
}
