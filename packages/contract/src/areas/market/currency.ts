import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, time } from '../../fields.ts';

export const currencyRequest = nothing;
export const currencyRow = z.object({
  id: z.number().int(),
  symbol: z.string().describe('the sign that stands with an amount'),
  name: z.string().describe('ISO 4217 code'),
  rate: decimal.describe('how many of this currency one USD is'),
  at: time.describe('when the rate was so, in milliseconds since 1970, UTC'),
  isOld: z.boolean().describe('too old to trade by: it is shown with its day'),
});
export const currencyResponse = z.array(currencyRow);
export type Currency = z.infer<typeof currencyRow>;

/** The currencies in which values can be shown: those of the thirteen of which a rate is known. */
export const currency = call<z.infer<typeof currencyRequest>, Currency[]>({
  name: 'market/currency',
  method: 'GET',
  path: '/member/currency',
  permission: 'guest',
  refusals: [],
  about: 'The currencies in which values can be shown: those of the thirteen of which a rate is known.',
});
