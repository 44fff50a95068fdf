import { at, type Json, listAt, textAt } from '../exact-json.ts';
import type { Quote } from '../quotes.ts';
import { milliseconds, type Venue } from './venue.ts';

/** Binance spot: `GET /api/v3/ticker/24hr`, and the stream `<symbol>@ticker`, which comes once a second. */
export const binance: Venue = {
  http: {
    address: 'https://api.binance.com',
    requests: (symbols) => [
      {
        path: `/api/v3/ticker/24hr?symbols=${encodeURIComponent(JSON.stringify(symbols))}`,
        read: (json) => listAt(json)?.map(ofDay),
      },
    ],
  },
  socket: {
    address: 'wss://stream.binance.com:9443/stream',
    subscribe: (symbols) => [
      JSON.stringify({ method: 'SUBSCRIBE', params: symbols.map((one) => `${one.toLowerCase()}@ticker`), id: 1 }),
    ],
    read(json) {
      if (at(json, 'error') !== undefined) return 'refused';
      if (at(json, 'result') === null) return 'other';
      const data = at(json, 'data') ?? json;
      const event = textAt(data, 'e');
      if (event === 'serverShutdown') return 'reconnect';
      return event === '24hrTicker' ? [ofStream(data)] : undefined;
    },
  },
};

const ofDay = (row: Json): Quote => ({
  symbol: textAt(row, 'symbol') ?? '',
  last: textAt(row, 'lastPrice'),
  bid: textAt(row, 'bidPrice'),
  ask: textAt(row, 'askPrice'),
  at: milliseconds(textAt(row, 'closeTime')),
});

const ofStream = (data: Json): Quote => ({
  symbol: textAt(data, 's') ?? '',
  last: textAt(data, 'c'),
  bid: textAt(data, 'b'),
  ask: textAt(data, 'a'),
  at: milliseconds(textAt(data, 'E')),
});
