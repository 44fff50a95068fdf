import type { PlaceOrder } from '@quay/contract/spot';
import type { LiveOrders } from '../../live/orders.ts';
import { cancelMany, placeMany } from '../../trading/many.ts';
import { placedOnWire } from '../../trading/placed.ts';
import type { SpotNeeds } from './needs.ts';
import { orderCommands } from './order-commands.ts';

/** Orders over the socket: the same reader and the same commands as over HTTP. */
export const liveOrders = ({ core, known }: SpotNeeds): LiveOrders<PlaceOrder> => ({
  product: 'spot',
  place: (owner, requests) => placeMany(core, orderCommands, owner, requests),
  cancel: (owner, ids) => cancelMany(core, orderCommands, owner, ids, known),
  cancelAll: (owner, symbol) => core.submit<number[]>('spot/cancel-all', { owner, symbol }),
  onWire: placedOnWire,
});
