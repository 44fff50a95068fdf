import type { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import type { Favourites, favorRequest } from './favourites.ts';

/** Removes a favourite; removing it again changes nothing. */
export const favorDelete = call<z.infer<typeof favorRequest>, Favourites>({
  name: 'market/favor-delete',
  method: 'POST',
  path: '/favor/delete',
  getTwin: '/favor/delete',
  permission: 'user',
  inDemo: 'same',
  refusals: [trading['symbol-unknown']],
  about: 'Removes a favourite; removing it again changes nothing.',
});
