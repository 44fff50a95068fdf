import { type convertCoins, limitsOf, priceOf } from '@quay/contract/convert';
import { ONE, text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import type { ConvertNeeds } from '../needs.ts';
import { QUOTE } from '../needs.ts';
import { middleOf } from '../prices.ts';

export const convertCoinsRoute =
  ({ systemSettings, market }: ConvertNeeds): Route<typeof convertCoins> =>
  async () => {
    const { convertOpen } = await systemSettings.settings();
    const coins = [QUOTE, ...market.markets().map(({ base }) => base)];
    return reply(
      coins.map((symbol) => {
        const middle = middleOf(market, symbol);
        // Where nobody can say what it costs, the last price tells about how much it would be.
        const price = middle ? priceOf(middle) : (market.market(symbol)?.referencePrice ?? ONE);
        const { min, max } = limitsOf(price);
        const isPriced = middle !== undefined && convertOpen;
        return {
          symbol,
          min: text(min),
          max: text(max),
          price: isPriced ? text(price) : null,
          bid: isPriced ? text(middle.bid) : null,
          ask: isPriced ? text(middle.ask) : null,
        };
      }),
    );
  };
