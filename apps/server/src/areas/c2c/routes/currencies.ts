import {
  c2cCoins,
  coinDecimals,
  coins,
  countries,
  countryOfFiat,
  fiatDecimals,
  fiats,
  kindsOfFiat,
  priceDecimals,
} from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { text } from '@quay/money';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { C2cNeeds } from '../needs.ts';

/** What is traded for what: currencies with their countries and kinds of payment, coins with their reference prices. */
export const currencyRoutes = ({ c2c: { market }, reads }: C2cNeeds): Served[] => [
  serve(fiats, async () =>
    reply(
      (await reads.market.currencies()).map(({ name: fiat, symbol }) => ({
        fiat,
        symbol,
        country: countryOfFiat[fiat],
        decimals: fiatDecimals(fiat),
        kinds: [...kindsOfFiat[fiat]],
      })),
    ),
  ),
  serve(countries, () =>
    reply(currencies.map((fiat) => ({ country: countryOfFiat[fiat], fiat, kinds: [...kindsOfFiat[fiat]] }))),
  ),
  serve(coins, () =>
    reply(
      c2cCoins.map((symbol) => {
        const references: Record<string, string> = {};
        for (const fiat of currencies) {
          const price = market.references.in(symbol, fiat);
          if (price !== undefined) references[fiat] = text(price);
        }
        return { symbol, decimals: coinDecimals(symbol), priceDecimals: priceDecimals(symbol), references };
      }),
    ),
  ),
];
