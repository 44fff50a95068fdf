import { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import { type TickerWithTrend, tickerWithTrend } from '../../trading/ticker.ts';

export { type Ticker, type TickerWithTrend, ticker, tickerWithTrend } from '../../trading/ticker.ts';

import { instrumentSymbol, product } from '../../trading/instrument-fields.ts';

export const realTimeRequest = z.strictObject({ symbol: instrumentSymbol.optional(), product });
export const realTimeResponse = z.array(tickerWithTrend);

/** The last 24 hours of one market or of all. */
export const realTime = call<z.infer<typeof realTimeRequest>, TickerWithTrend[]>({
  name: 'market/real-time',
  method: 'GET',
  path: '/market/api/markets/real-time',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'The last 24 hours of one market or of all.',
});
