import { z } from 'zod';
import { decimal, time } from '../fields.ts';
import { instrumentSymbol } from './instrument-fields.ts';

/** The last 24 hours of an instrument. `change` is last − open; `changeRate` is change ÷ open, a signed share. */
export const ticker = z.object({
  symbol: instrumentSymbol,
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
export type Ticker = z.infer<typeof ticker>;
export type TickerWithTrend = z.infer<typeof tickerWithTrend>;
