import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing } from '../../fields.ts';

export const currencyRequest = nothing;
export const currencyRow = z.object({
  id: z.number().int(),
  symbol: z.string().describe('the sign that stands with an amount'),
  name: z.string().describe('ISO 4217 code'),
  rate: decimal.describe('how many of this currency one USD is'),
});
export const currencyResponse = z.array(currencyRow);
export type Currency = z.infer<typeof currencyRow>;

/** The thirteen currencies in which values can be shown. */
export const currency = call<z.infer<typeof currencyRequest>, Currency[]>({
  name: 'market/currency',
  method: 'GET',
  path: '/member/currency',
  permission: 'guest',
  refusals: [],
  about: 'The thirteen currencies in which values can be shown.',
});
