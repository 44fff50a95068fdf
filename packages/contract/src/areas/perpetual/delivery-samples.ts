import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, time, timeText } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';

export const deliverySamplesRequest = z.strictObject({
  symbol: contractSymbol,
  from: timeText.optional().describe('only half minutes that began at this time or later'),
});

/** Half a minute of the window before a settlement: the index, once a second. */
export const sampleTick = z.object({
  startsAt: time,
  prices: z
    .array(decimal.nullable())
    .describe('of each second up to the last that has one; null where none was recorded'),
  samples: z.number().int().nonnegative().describe('of these, those that were recorded'),
  sum: decimal.describe('of those, exact'),
  last: decimal.nullable().describe('the newest of them; null where there are none'),
});
export type SampleTick = z.infer<typeof sampleTick>;

export const deliverySamplesResponse = z.object({
  symbol: contractSymbol,
  expiry: time,
  startsAt: time.describe('the first second of the window'),
  settlesAt: time.describe('the end of the window: the expiry, or later where it was postponed'),
  ticks: z.array(sampleTick).describe('oldest first; none before the window began'),
});
export type DeliverySamples = z.infer<typeof deliverySamplesResponse>;

/** Samples of the index that the settlement price of a dated contract is the mean of, by half minutes. */
export const deliverySamples = call<z.infer<typeof deliverySamplesRequest>, DeliverySamples>({
  name: 'perpetual/delivery-samples',
  method: 'GET',
  path: '/perpetual/delivery/samples',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: 'Samples of the index that the settlement price of a dated contract is the mean of, by half minutes.',
});
