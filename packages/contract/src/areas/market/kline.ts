import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, sizeText, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { instrumentSymbol, product } from '../../trading/instrument-fields.ts';
import { market } from './refusals.ts';

export const klineRequest = z.strictObject({
  symbol: instrumentSymbol,
  product,
  interval: z.string().max(8),
  size: sizeText.optional(),
  before: z
    .string()
    .regex(/^[0-9]{1,15}$/)
    .optional()
    .describe('only candles that open before this time, ms'),
});
export const candle = z
  .tuple([time, decimal, decimal, decimal, decimal, decimal, decimal])
  .describe('[opened at, open, high, low, close, volume in base, turnover in quote]');
export const klineResponse = z.array(candle);
export type Candle = z.infer<typeof candle>;

/** Candles of a market, oldest first, without holes. 500 unless a size up to 1500 is named. */
export const kline = call<z.infer<typeof klineRequest>, Candle[]>({
  name: 'market/kline',
  method: 'GET',
  path: '/market/api/markets/kline',
  permission: 'guest',
  refusals: [trading['symbol-unknown'], market['interval-unknown']],
  about: 'Candles of a market, oldest first, without holes. 500 unless a size up to 1500 is named.',
});
