import { z } from 'zod';
import { call } from '../../call.ts';
import { wallet } from '../wallet/refusals.ts';
import { kind } from './offer.ts';
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

export const quickBuyRequest = z.strictObject({ ...quick, kind });

export const quickBuyResponse = order;

/** Takes the best sell ad for an amount, at no worse a price than was seen. */
export const quickBuy = call<z.infer<typeof quickBuyRequest>, C2cOrder>({
  name: 'c2c/quick-buy',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/quick-buy',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    ...checkedPlace,
    ...checkedTaker,
    c2c['no-offer'],
    ...checkedAd,
    c2c['method-unknown'],
    ...checkedByCore,
  ],
  about: 'Takes the best sell ad for an amount, at no worse a price than was seen.',
});
