import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, symbol, time } from '../../fields.ts';
import { priceFaults } from './sets.ts';

export const abnormalPricesRequest = nothing;

export const abnormalPrice = z.object({
  fault: z.enum(priceFaults),
  coin: symbol.describe('whose price it is'),
  subject: z.string().describe('the source, or the contract; the coin where its index is away'),
  since: time.nullable().describe('null where nobody wrote down when it began'),
});

export const abnormalPricesResponse = z.array(abnormalPrice);

export type AbnormalPrice = z.infer<typeof abnormalPrice>;

/** Which prices of contracts are not as they should be: sources, indexes, marks. Empty where all are sound. */
export const abnormalPrices = call<z.infer<typeof abnormalPricesRequest>, AbnormalPrice[]>({
  name: 'staff/abnormal-prices',
  method: 'GET',
  path: '/console/api/abnormal-prices',
  permission: 'staff:contracts',
  refusals: [],
  about: 'Which prices of contracts are not as they should be: sources, indexes, marks. Empty where all are sound.',
});
