import { at, listAt, textAt } from '../exact-json.ts';
import { milliseconds, type Venue } from './venue.ts';

/** Most topics of one request over the socket, for spot. */
const TOPICS = 10;

/** Bybit spot: `GET /v5/market/tickers`, and the topics `tickers.<symbol>`, which say the last price alone. */
export const bybit: Venue = {
  http: {
    address: 'https://api.bybit.com',
    requests: (symbols) =>
      symbols.map((symbol) => ({
        path: `/v5/market/tickers?category=spot&symbol=${encodeURIComponent(symbol)}`,
        read(json) {
          if (textAt(json, 'retCode') !== '0') return undefined;
          const time = milliseconds(textAt(json, 'time'));
          return listAt(json, 'result', 'list')?.map((row) => ({
            symbol: textAt(row, 'symbol') ?? '',
            last: textAt(row, 'lastPrice'),
            bid: textAt(row, 'bid1Price'),
            ask: textAt(row, 'ask1Price'),
            at: time,
          }));
        },
      })),
  },
  socket: {
    address: 'wss://stream.bybit.com/v5/public/spot',
    subscribe(symbols) {
      const topics = symbols.map((symbol) => `tickers.${symbol}`);
      return Array.from({ length: Math.ceil(topics.length / TOPICS) }, (_, n) =>
        JSON.stringify({ op: 'subscribe', args: topics.slice(n * TOPICS, (n + 1) * TOPICS) }),
      );
    },
    heartbeat: { text: JSON.stringify({ op: 'ping' }), everyMs: 20_000 },
    read(json) {
      if (at(json, 'success') === false) return 'refused';
      if (textAt(json, 'op') !== undefined) return 'other';
      if (!textAt(json, 'topic')?.startsWith('tickers.')) return undefined;
      return [
        {
          symbol: textAt(json, 'data', 'symbol') ?? '',
          last: textAt(json, 'data', 'lastPrice'),
          at: milliseconds(textAt(json, 'ts')),
        },
      ];
    },
  },
};
