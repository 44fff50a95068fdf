import type { convertCoins } from '@quay/contract/convert';
import { ONE, text } from '@quay/money';
import { type Route, told } from '../../../edge/route.ts';
import { QUOTE } from '../needs.ts';
import { limitsOf, middleOf, priceOf } from '../prices.ts';

export const convertCoinsRoute: Route<typeof convertCoins> = async (_request, { market, house }) => {
  const { convertOpen } = await house.settings();
  const coins = [QUOTE, ...market.markets().map(({ base }) => base)];
  return told(
    coins.map((symbol) => {
      const middle = middleOf(market, symbol);
      // Where nobody can say what it costs, the last price tells about how much it would be.
      const price = middle ? priceOf(middle) : (market.market(symbol)?.referencePrice ?? ONE);
      const { min, max } = limitsOf(price);
      return { symbol, min: text(min), max: text(max), price: middle && convertOpen ? text(price) : null };
    }),
  );
};
