import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, symbol } from '../../fields.ts';
import { trading } from '../../trading/index.ts';

export const favorFindRequest = nothing;
export const favorRequest = z.strictObject({ symbol });
export const favorResponse = z.array(symbol);
export type Favourites = z.infer<typeof favorResponse>;

/** The user's favourite markets, oldest first. A guest has none. */
export const favorFind = call<z.infer<typeof favorFindRequest>, Favourites>({
  name: 'market/favor-find',
  method: 'GET',
  path: '/favor/find',
  permission: 'guest',
  refusals: [],
  about: "The user's favourite markets, oldest first. A guest has none.",
});

/** Adds a favourite; adding it again changes nothing. */
export const favorAdd = call<z.infer<typeof favorRequest>, Favourites>({
  name: 'market/favor-add',
  method: 'POST',
  path: '/favor/add',
  getTwin: '/favor/add',
  permission: 'user',
  refusals: [trading['symbol-unknown']],
  about: 'Adds a favourite; adding it again changes nothing.',
});

/** Removes a favourite; removing it again changes nothing. */
export const favorDelete = call<z.infer<typeof favorRequest>, Favourites>({
  name: 'market/favor-delete',
  method: 'POST',
  path: '/favor/delete',
  getTwin: '/favor/delete',
  permission: 'user',
  refusals: [trading['symbol-unknown']],
  about: 'Removes a favourite; removing it again changes nothing.',
});
