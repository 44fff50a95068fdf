import { trading } from '@quay/contract';
import type { realTime } from '@quay/contract/market';
import { text } from '@quay/money';
import { type Route, refused, told } from '../../../edge/route.ts';
import { tickerOnWire } from '../wire.ts';

export const realTimeRoute: Route<typeof realTime> = ({ symbol }, { market }) => {
  if (symbol !== undefined && !market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
  // The machine's clock may have been set back behind the market's own.
  const now = Math.max(Date.now(), market.at);
  const symbols = symbol === undefined ? market.markets().map((one) => one.symbol) : [symbol];
  return told(
    symbols.map((one) => ({
      ...tickerOnWire(one, market.ticker(one, now), now),
      trend: market.trend(one, now).map(text),
    })),
  );
};
