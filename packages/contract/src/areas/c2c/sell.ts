import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type C2cOrder, checkedAd, checkedByCore, checkedTaker, order, requestRefusals, taking } from './order.ts';
import { c2c } from './refusals.ts';

export const sellRequest = z.strictObject({ adId: id, methodId: id.describe("the user's own"), ...taking });

export const sellResponse = order;

/** Takes a buy ad: the coins go into escrow, and the advertiser pays. */
export const sell = call<z.infer<typeof sellRequest>, C2cOrder>({
  name: 'c2c/sell',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/sell',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    identity['fund-password-missing'],
    ...checkedTaker,
    ...checkedAd,
    c2c['method-unknown'],
    c2c['method-mismatch'],
    c2c['method-waits'],
    ...checkedByCore,
  ],
  about: 'Takes a buy ad: the coins go into escrow, and the advertiser pays.',
});
