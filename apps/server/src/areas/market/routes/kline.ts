import { trading } from '@quay/contract';
import { type Interval, intervals, KLINE_SIZE, type kline, market as refusals } from '@quay/contract/market';
import { instrumentKey } from '@quay/contract/trading';
import { openedAt as opened } from '@quay/store';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { previous } from '../buckets.ts';
import { type Bar, withoutHoles } from '../candles.ts';
import type { MarketNeeds } from '../needs.ts';
import { oldestFirst } from '../view.ts';
import { candleOnWire } from '../wire.ts';

const SIZE_MAX = 1500;

export const klineRoute =
  ({ market, reads }: MarketNeeds): Route<typeof kline> =>
  async ({ symbol, product = 'spot', interval, size, before }) => {
    const instrument = { product, symbol };
    const key = instrumentKey(instrument);
    if (!market.has(key)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    if (!isInterval(interval)) return refused(refusals['interval-unknown'], { interval }, 'interval');

    // The machine's clock may have been set back behind the market's own.
    const now = Math.max(Date.now(), market.at);
    const open = opened(interval, now);
    const until = before === undefined ? Number.POSITIVE_INFINITY : Number(before);
    const wanted = Math.min(Number(size ?? KLINE_SIZE), SIZE_MAX);
    const newest = market.candles(key, interval, now).filter((bar) => bar.openedAt < until);
    const past = await reads.market.candles(instrument, interval, {
      size: wanted,
      ...(until <= open && { before: until }),
    });
    // The store follows a moment behind: where both know a candle, the view's is the newer one.
    const bars = new Map<number, Bar>();
    for (const bar of [...oldestFirst(past), ...newest]) bars.set(bar.openedAt, bar);
    const sorted = [...bars.values()].sort((a, b) => a.openedAt - b.openedAt);
    const last = until <= open ? previous(interval, until) : open;
    return reply(withoutHoles(sorted, interval, last, wanted).map(candleOnWire));
  };

const isInterval = (text: string): text is Interval => (intervals as readonly string[]).includes(text);
