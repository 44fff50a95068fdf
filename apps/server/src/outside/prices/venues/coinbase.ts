import { textAt } from '../exact-json.ts';
import { isoTime, type Venue } from './venue.ts';

/** Coinbase Exchange: `GET /products/<id>/ticker`, and the channels `ticker` and `heartbeat`. */
export const coinbase: Venue = {
  http: {
    address: 'https://api.exchange.coinbase.com',
    // The answer does not name the product: it is of the path.
    requests: (symbols) =>
      symbols.map((symbol) => ({
        path: `/products/${encodeURIComponent(symbol)}/ticker`,
        read: (json) => [
          {
            symbol,
            last: textAt(json, 'price'),
            bid: textAt(json, 'bid'),
            ask: textAt(json, 'ask'),
            at: isoTime(textAt(json, 'time')),
          },
        ],
      })),
  },
  socket: {
    address: 'wss://ws-feed.exchange.coinbase.com',
    subscribe: (symbols) => [
      JSON.stringify({ type: 'subscribe', product_ids: symbols, channels: ['ticker', 'heartbeat'] }),
    ],
    read(json) {
      const type = textAt(json, 'type');
      if (type === 'error') return 'refused';
      if (type === 'heartbeat' || type === 'subscriptions') return 'other';
      if (type !== 'ticker') return undefined;
      return [
        {
          symbol: textAt(json, 'product_id') ?? '',
          last: textAt(json, 'price'),
          bid: textAt(json, 'best_bid'),
          ask: textAt(json, 'best_ask'),
          at: isoTime(textAt(json, 'time')),
        },
      ];
    },
  },
};
