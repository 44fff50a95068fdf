import type { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Ad, ad, checked, request, requirements } from './ad.ts';
import { c2c } from './refusals.ts';

export const updateAdRequest = request.omit({ side: true, symbol: true, fiat: true }).extend({ adId: id });

export const updateAdResponse = ad;

/** Changes an ad. Orders that were made from it keep what they were made with. */
export const updateAd = call<z.infer<typeof updateAdRequest>, Ad>({
  name: 'c2c/update-ad',
  way: 'c2c-sell-ad',
  method: 'POST',
  path: '/otc/advertise/application/update',
  permission: 'user',
  refusals: [
    c2c['not-acceptor'],
    c2c['ad-unknown'],
    c2c['ad-closed'],
    ...requirements,
    ...checked,
    c2c['merchant-suspended'],
    wallet['debt-open'],
    c2c['sales-held'],
    c2c['quantity-below-traded'],
    c2c['balance-too-small'],
  ],
  about: 'Changes an ad. Orders that were made from it keep what they were made with.',
});
