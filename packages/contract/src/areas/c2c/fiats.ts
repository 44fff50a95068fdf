import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { fiat, kind } from './offer.ts';

export const fiatRow = z.object({
  fiat,
  symbol: z.string().describe('the sign that stands with an amount'),
  country: z.string().describe('ISO 3166-1 alpha-2'),
  decimals: z.number().int(),
  kinds: z.array(kind).describe('payment kinds that are used for it'),
});

export type FiatRow = z.infer<typeof fiatRow>;

export const fiatsRequest = nothing;

export const fiatsResponse = z.array(fiatRow);

/** The fiats of the C2C market, with the payment kinds used for each. */
export const fiats = call<z.infer<typeof fiatsRequest>, FiatRow[]>({
  name: 'c2c/fiats',
  method: 'POST',
  path: '/currency/findAll',
  permission: 'guest',
  whileFrozen: true,
  refusals: [],
  about: 'The fiats of the C2C market, with the payment kinds used for each.',
});
