import type { PlaceOrder } from '@quay/contract/perpetual';
import type { LiveOrders } from '../../live/orders.ts';
import { cancelMany, placeMany } from '../../trading/many.ts';
import { placedOnWire } from '../../trading/placed.ts';
import type { PerpetualNeeds } from './needs.ts';
import { orderCommands } from './order-commands.ts';

/** Orders of contracts over the socket: the same reader and the same commands as over HTTP. */
export const liveOrders = ({ core, known }: Pick<PerpetualNeeds, 'core' | 'known'>): LiveOrders<PlaceOrder> => ({
  product: 'perpetual',
  place: (owner, requests) => placeMany(core, orderCommands, owner, requests),
  cancel: (owner, ids) => cancelMany(core, orderCommands, owner, ids, known),
  cancelAll: (owner, contract) => core.submit<number[]>('perpetual/cancel-all', { owner, symbol: contract }),
  onWire: placedOnWire,
});
