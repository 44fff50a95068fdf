import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, symbol, time } from '../../fields.ts';
import { sourceUses } from './sets.ts';

export const indexSourcesRequest = z.strictObject({ coin: symbol.optional() });
export const indexSourcesRow = z.object({
  coin: symbol,
  at: time.describe('the moment that all ages are counted to'),
  price: decimal.nullable().describe('the index; null with fewer than three fresh sources'),
  median: decimal.nullable().describe('of the fresh sources: none counts as further from it than 2 %'),
  sources: z.array(
    z.object({
      source: z.string(),
      price: decimal,
      weight: z.number().int().positive(),
      at: time.describe('when it was so, as the venue says'),
      ageMs: z.number().int().nonnegative(),
      use: z.enum(sourceUses),
      counted: decimal.nullable().describe('the price that it counted as; null where it did not count'),
    }),
  ),
});
export const indexSourcesResponse = z.array(indexSourcesRow);
export type IndexSources = z.infer<typeof indexSourcesRow>;

/** What each source last said of the coins of contracts, how old it is, and what of it is in the index. */
export const indexSources = call<z.infer<typeof indexSourcesRequest>, IndexSources[]>({
  name: 'perpetual/index-sources',
  method: 'GET',
  path: '/perpetual/index-sources',
  permission: 'guest',
  refusals: [],
  about: 'What each source last said of the coins of contracts, how old it is, and what of it is in the index.',
});
