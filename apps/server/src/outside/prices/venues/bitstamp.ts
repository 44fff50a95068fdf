import { textAt } from '../exact-json.ts';
import { microseconds, seconds, type Venue } from './venue.ts';

const CHANNEL = 'live_trades_';

/** Bitstamp: `GET /api/v2/ticker/<pair>/`, and the channels `live_trades_<pair>`, whose trades are the last price. */
export const bitstamp: Venue = {
  http: {
    address: 'https://www.bitstamp.net',
    requests: (symbols) =>
      symbols.map((symbol) => ({
        path: `/api/v2/ticker/${encodeURIComponent(symbol)}/`,
        read: (json) => [
          {
            symbol,
            last: textAt(json, 'last'),
            bid: textAt(json, 'bid'),
            ask: textAt(json, 'ask'),
            at: seconds(textAt(json, 'timestamp')),
          },
        ],
      })),
  },
  socket: {
    address: 'wss://ws.bitstamp.net',
    subscribe: (symbols) =>
      symbols.map((symbol) => JSON.stringify({ event: 'bts:subscribe', data: { channel: `${CHANNEL}${symbol}` } })),
    heartbeat: { text: JSON.stringify({ event: 'bts:heartbeat' }), everyMs: 10_000 },
    read(json) {
      const event = textAt(json, 'event');
      if (event === 'bts:error') return 'refused';
      if (event === 'bts:request_reconnect') return 'reconnect';
      if (event?.startsWith('bts:')) return 'other';
      const channel = textAt(json, 'channel');
      if (event !== 'trade' || !channel?.startsWith(CHANNEL)) return undefined;
      return [
        {
          symbol: channel.slice(CHANNEL.length),
          last: textAt(json, 'data', 'price_str') ?? textAt(json, 'data', 'price'),
          at: microseconds(textAt(json, 'data', 'microtimestamp')),
        },
      ];
    },
  },
};
