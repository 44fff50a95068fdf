import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { positionSides } from './sets.ts';

export const adlPlacesRequest = nothing;

/** Where a position of the user stands in the queue of its side. */
export const adlPlace = z.object({
  symbol: contractSymbol,
  side: z.enum(positionSides),
  at: time.describe('when the queue was made'),
  place: id,
  of: id,
  lamps: z.number().int().min(1).max(5).describe('5 at the head of the queue'),
  person: z.string().describe('what the user is called in the queue today'),
});
export const adlPlacesResponse = z.array(adlPlace);
export type AdlPlaceLine = z.infer<typeof adlPlace>;

/** Where the user's open positions stand in the queues of auto-deleveraging. */
export const adlPlaces = call<z.infer<typeof adlPlacesRequest>, AdlPlaceLine[]>({
  name: 'perpetual/adl-places',
  method: 'GET',
  path: '/perpetual/adl-places',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "Where the user's open positions stand in the queues of auto-deleveraging.",
});
