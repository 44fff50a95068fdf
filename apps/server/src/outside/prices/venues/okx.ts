import { at, type Json, listAt, textAt } from '../exact-json.ts';
import type { Quote } from '../quotes.ts';
import { milliseconds, type Venue } from './venue.ts';

/** OKX: `GET /api/v5/market/ticker`, and the channel `tickers`. Without a `ping` it closes after 30 seconds of silence. */
export const okx: Venue = {
  http: {
    address: 'https://www.okx.com',
    requests: (symbols) =>
      symbols.map((symbol) => ({
        path: `/api/v5/market/ticker?instId=${encodeURIComponent(symbol)}`,
        read: (json) => (textAt(json, 'code') === '0' ? listAt(json, 'data')?.map(quoteOf) : undefined),
      })),
  },
  socket: {
    address: 'wss://ws.okx.com:8443/ws/v5/public',
    subscribe: (symbols) => [
      JSON.stringify({ op: 'subscribe', args: symbols.map((instId) => ({ channel: 'tickers', instId })) }),
    ],
    heartbeat: { text: 'ping', everyMs: 20_000 },
    plain: ['pong'],
    read(json) {
      const event = textAt(json, 'event');
      if (event === 'error') return 'refused';
      // A notice says that the service is upgraded and that this connection ends.
      if (event === 'notice') return 'reconnect';
      if (event !== undefined) return 'other';
      return textAt(json, 'arg', 'channel') === 'tickers' && at(json, 'data') !== undefined
        ? listAt(json, 'data')?.map(quoteOf)
        : undefined;
    },
  },
};

const quoteOf = (row: Json): Quote => ({
  symbol: textAt(row, 'instId') ?? '',
  last: textAt(row, 'last'),
  bid: textAt(row, 'bidPx'),
  ask: textAt(row, 'askPx'),
  at: milliseconds(textAt(row, 'ts')),
});
