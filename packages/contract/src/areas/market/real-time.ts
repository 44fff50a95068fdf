import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';

export const realTimeRequest = z.strictObject({ symbol: symbol.optional() });
/** The last 24 hours of a market. `change` is last − open; `changeRate` is change ÷ open, a signed share. */
export const ticker = z.object({
  symbol,
  last: decimal,
  open: decimal.describe('price 24 hours ago'),
  high: decimal,
  low: decimal,
  change: z.string().describe('last − open, signed'),
  changeRate: z.string().describe('(last − open) ÷ open, signed share, four or more decimals'),
  volume: decimal.describe('base asset traded in 24 hours'),
  turnover: decimal.describe('quote asset traded in 24 hours'),
  bid: decimal.nullable(),
  ask: decimal.nullable(),
  at: time,
});
export const tickerWithTrend = ticker.extend({
  trend: z.array(decimal).describe('closes of the last 24 hours, one an hour, oldest first'),
});
export const realTimeResponse = z.array(tickerWithTrend);
export type Ticker = z.infer<typeof ticker>;
export type TickerWithTrend = z.infer<typeof tickerWithTrend>;

/** The last 24 hours of one market or of all. */
export const realTime = call<z.infer<typeof realTimeRequest>, TickerWithTrend[]>({
  name: 'market/real-time',
  method: 'GET',
  path: '/market/api/markets/real-time',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'The last 24 hours of one market or of all.',
});
