import { trading } from '@quay/contract';
import { coinList, currency, DEPTH_SIZE, latestDepth, latestTrade, realTime, TRADES_SIZE } from '@quay/contract/market';
import { text } from '@quay/money';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { MarketNeeds } from '../needs.ts';
import { TAPE_SIZE } from '../view.ts';
import { coinOnWire, levelsOnWire, tickerOnWire, tradeOnWire } from '../wire.ts';

/** What everybody may see of the markets, as of the last durable batch. */
export const marketDataRoutes = ({ market, reads }: MarketNeeds): Served[] => [
  serve(coinList, () => reply(market.markets().map(coinOnWire))),
  serve(realTime, ({ symbol }) => {
    if (symbol !== undefined && !market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    // The machine's clock may have been set back behind the market's own.
    const now = Math.max(Date.now(), market.at);
    const symbols = symbol === undefined ? market.markets().map((one) => one.symbol) : [symbol];
    return reply(
      symbols.map((one) => ({
        ...tickerOnWire(one, market.ticker(one, now), now),
        trend: market.trend(one, now).map(text),
      })),
    );
  }),
  serve(latestTrade, ({ symbol, size }) => {
    if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    return reply(market.trades(symbol, Math.min(Number(size ?? TRADES_SIZE), TAPE_SIZE)).map(tradeOnWire));
  }),
  serve(latestDepth, ({ symbol, size }) => {
    if (!market.market(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    const { sequence, bids, asks } = market.depth(symbol, Math.min(Number(size ?? DEPTH_SIZE), DEPTH_SIZE));
    return reply({ symbol, sequence, bids: levelsOnWire(bids), asks: levelsOnWire(asks) });
  }),
  serve(currency, async () =>
    reply((await reads.market.currencies()).map((row) => ({ ...row, rate: text(row.rate) }))),
  ),
];
