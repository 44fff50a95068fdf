import { type PlaceOrder, spot } from '@quay/contract/spot';
import type { OrderCommands } from '../../trading/many.ts';
import { requestOf } from './order-request.ts';

/** Orders and cancels of spot as commands of the core: the same over HTTP and the socket. */
export const orderCommands: OrderCommands<PlaceOrder> = {
  refusals: spot,
  place(owner, request) {
    const input = requestOf(owner, request);
    return 'refusal' in input ? input : { name: 'spot/place-order', input };
  },
  cancel: (owner, order) => ({ name: 'spot/cancel-order', input: { owner, order } }),
};
