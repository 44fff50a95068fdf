import { z } from 'zod';
import { call } from '../../call.ts';
import { product } from '../../trading/instrument-fields.ts';
import type { Favourites } from './favourites.ts';

export const favorFindRequest = z.strictObject({ product });

/** The user's favourite markets, oldest first. A guest has none. */
export const favorFind = call<z.infer<typeof favorFindRequest>, Favourites>({
  name: 'market/favor-find',
  method: 'GET',
  path: '/favor/find',
  permission: 'guest',
  refusals: [],
  about: "The user's favourite markets, oldest first. A guest has none.",
});
