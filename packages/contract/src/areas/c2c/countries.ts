import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { fiat, kind } from './offer.ts';

export const countriesRequest = nothing;

export const countriesResponse = z.array(
  z.object({ country: z.string().describe('ISO 3166-1 alpha-2'), fiat, kinds: z.array(kind) }),
);

export type CountryRow = z.infer<typeof countriesResponse>[number];

/** The countries whose money is traded. */
export const countries = call<z.infer<typeof countriesRequest>, CountryRow[]>({
  name: 'c2c/countries',
  method: 'POST',
  path: '/support/country',
  permission: 'guest',
  whileFrozen: true,
  refusals: [],
  about: 'The countries whose money is traded.',
});
