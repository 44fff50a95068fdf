import { c2cCoins, coinDecimals, type coins, priceDecimals } from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { text } from '@quay/money';
import { type Route, told } from '../asking.ts';

export const coinsRoute: Route<typeof coins> = (_request, { c2c: { market } }) =>
  told(
    c2cCoins.map((symbol) => {
      const references: Record<string, string> = {};
      for (const fiat of currencies) {
        const price = market.references.in(symbol, fiat);
        if (price !== undefined) references[fiat] = text(price);
      }
      return { symbol, decimals: coinDecimals(symbol), priceDecimals: priceDecimals(symbol), references };
    }),
  );
