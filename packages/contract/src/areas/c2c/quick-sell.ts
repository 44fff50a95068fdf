import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import {
  type C2cOrder,
  checkedAd,
  checkedByCore,
  checkedPlace,
  checkedTaker,
  order,
  quick,
  requestRefusals,
} from './order.ts';
import { c2c } from './refusals.ts';

export const quickSellRequest = z.strictObject({ ...quick, methodId: id.describe("the user's own") });

export const quickSellResponse = order;

/** Takes the best buy ad for an amount, at no worse a price than was seen. */
export const quickSell = call<z.infer<typeof quickSellRequest>, C2cOrder>({
  name: 'c2c/quick-sell',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/quick-sell',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    identity['fund-password-missing'],
    ...checkedPlace,
    ...checkedTaker,
    c2c['no-offer'],
    ...checkedAd,
    c2c['method-unknown'],
    c2c['method-mismatch'],
    c2c['method-waits'],
    ...checkedByCore,
  ],
  about: 'Takes the best buy ad for an amount, at no worse a price than was seen.',
});
