import type { LiveOrders } from '../../live/orders.ts';
import { cancelMany, placeMany } from './many.ts';
import type { SpotNeeds } from './needs.ts';
import { placedOnWire } from './wire.ts';

/** Orders over the socket: the same reader and the same commands as over HTTP. */
export const liveOrders = ({ core, known }: SpotNeeds): LiveOrders => ({
  place: (owner, requests) => placeMany(core, owner, requests),
  cancel: (owner, ids) => cancelMany(core, owner, ids, known),
  cancelAll: (owner, market) => core.submit<number[]>('spot/cancel-all', { owner, market }),
  onWire: placedOnWire,
});
