import type { z } from 'zod';
import { call } from '../../call.ts';
import { trading } from '../../trading/index.ts';
import type { Favourites, favorRequest } from './favourites.ts';

/** Adds a favourite; adding it again changes nothing. */
export const favorAdd = call<z.infer<typeof favorRequest>, Favourites>({
  name: 'market/favor-add',
  method: 'POST',
  path: '/favor/add',
  getTwin: '/favor/add',
  permission: 'user',
  inDemo: 'same',
  refusals: [trading['symbol-unknown']],
  about: 'Adds a favourite; adding it again changes nothing.',
});
