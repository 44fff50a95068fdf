import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { type C2cOrder, checkedAd, checkedByCore, checkedTaker, order, requestRefusals, taking } from './order.ts';
import { c2c } from './refusals.ts';

export const buyRequest = z.strictObject({ adId: id, methodId: id.describe("one of the ad's"), ...taking });

export const buyResponse = order;

/** Takes a sell ad: the coins are in escrow, and the user pays. */
export const buy = call<z.infer<typeof buyRequest>, C2cOrder>({
  name: 'c2c/buy',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/buy',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    ...checkedTaker,
    ...checkedAd,
    c2c['method-unknown'],
    ...checkedByCore,
  ],
  about: 'Takes a sell ad: the coins are in escrow, and the user pays.',
});
