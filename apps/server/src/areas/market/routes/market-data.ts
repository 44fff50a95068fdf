import { trading } from '@quay/contract';
import { coinList, currency, DEPTH_SIZE, latestDepth, latestTrade, realTime, TRADES_SIZE } from '@quay/contract/market';
import { instrumentKey } from '@quay/contract/trading';
import { text } from '@quay/money';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { MarketNeeds } from '../needs.ts';
import { TAPE_SIZE } from '../view.ts';
import { coinOnWire, levelsOnWire, tickerWithTrendOf, tradeOnWire } from '../wire.ts';

/** What everybody may see of the markets, as of the last durable batch. */
export const marketDataRoutes = ({ market, fiatRates, reads }: MarketNeeds): Served[] => [
  serve(coinList, () => reply(market.markets().map(coinOnWire))),
  serve(realTime, ({ symbol, product = 'spot' }) => {
    if (symbol !== undefined && !market.has(instrumentKey({ product, symbol }))) {
      return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    }
    // The machine's clock may have been set back behind the market's own.
    const now = Math.max(Date.now(), market.at);
    const wanted = symbol === undefined ? market.instruments(product) : [{ product, symbol }];
    return reply(wanted.map((one) => tickerWithTrendOf(market, one, now)));
  }),
  serve(latestTrade, ({ symbol, product = 'spot', size }) => {
    const key = instrumentKey({ product, symbol });
    if (!market.has(key)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    market.see(key, Date.now());
    return reply(market.trades(key, Math.min(Number(size ?? TRADES_SIZE), TAPE_SIZE)).map(tradeOnWire));
  }),
  serve(latestDepth, ({ symbol, product = 'spot', size }) => {
    const key = instrumentKey({ product, symbol });
    if (!market.has(key)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    market.see(key, Date.now());
    const { sequence, bids, asks } = market.depth(key, Math.min(Number(size ?? DEPTH_SIZE), DEPTH_SIZE));
    return reply({ symbol, sequence, bids: levelsOnWire(bids), asks: levelsOnWire(asks) });
  }),
  serve(currency, async () =>
    reply(
      (await reads.market.currencies()).flatMap(({ id, name, symbol }) => {
        const known = fiatRates.known(name);
        return known ? [{ id, name, symbol, ...known, rate: text(known.rate) }] : [];
      }),
    ),
  ),
];
