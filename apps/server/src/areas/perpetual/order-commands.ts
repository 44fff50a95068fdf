import { type PlaceOrder, perpetual } from '@quay/contract/perpetual';
import type { OrderCommands } from '../../trading/many.ts';
import { requestOf } from './order-request.ts';

/** Orders and cancels of contracts as commands of the core: the same over HTTP and the socket. */
export const orderCommands: OrderCommands<PlaceOrder> = {
  refusals: perpetual,
  place(owner, request) {
    const input = requestOf(owner, request);
    return 'refusal' in input ? input : { name: 'perpetual/place-order', input };
  },
  cancel: (owner, order) => ({ name: 'perpetual/cancel-order', input: { owner, order } }),
};
