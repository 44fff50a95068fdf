import { at, type Json, listAt, textAt } from '../exact-json.ts';
import type { Quote } from '../quotes.ts';
import { isoTime, type Venue } from './venue.ts';

/**
 * Kraken: `GET /0/public/Ticker`, which says no time, and the channel `ticker` of the second version of its socket, with
 * a heartbeat each second. The two name a pair differently: `XBTUSDT` over HTTP, `BTC/USDT` over the socket.
 */
export const kraken: Venue = {
  http: {
    address: 'https://api.kraken.com',
    // The answer names a pair by another of its names: so one pair is asked at a time.
    requests: (symbols) =>
      symbols.map((symbol) => ({
        path: `/0/public/Ticker?pair=${encodeURIComponent(symbol)}`,
        read(json) {
          const result = at(json, 'result');
          if (listAt(json, 'error')?.length !== 0 || typeof result !== 'object' || result === null) return undefined;
          const [row, ...more] = Object.values(result) as Json[];
          return row === undefined || more.length > 0 ? undefined : [ofHttp(symbol, row)];
        },
      })),
  },
  socket: {
    address: 'wss://ws.kraken.com/v2',
    subscribe: (symbols) => [
      JSON.stringify({ method: 'subscribe', params: { channel: 'ticker', symbol: symbols, event_trigger: 'bbo' } }),
    ],
    heartbeat: { text: JSON.stringify({ method: 'ping' }), everyMs: 30_000 },
    read(json) {
      if (at(json, 'success') === false || at(json, 'error') !== undefined) return 'refused';
      if (textAt(json, 'method') !== undefined) return 'other';
      const channel = textAt(json, 'channel');
      if (channel === 'heartbeat' || channel === 'status') return 'other';
      return channel === 'ticker' ? listAt(json, 'data')?.map(ofSocket) : undefined;
    },
  },
};

const ofHttp = (symbol: string, row: Json): Quote => ({
  symbol,
  last: textAt(row, 'c', 0),
  bid: textAt(row, 'b', 0),
  ask: textAt(row, 'a', 0),
  at: undefined,
});

const ofSocket = (row: Json): Quote => ({
  symbol: textAt(row, 'symbol') ?? '',
  last: textAt(row, 'last'),
  bid: textAt(row, 'bid'),
  ask: textAt(row, 'ask'),
  at: isoTime(textAt(row, 'timestamp')),
});
