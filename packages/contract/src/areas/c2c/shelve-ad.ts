import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Ad, ad, requirements, shelfRefusals } from './ad.ts';
import { c2c } from './refusals.ts';

export const shelveAdRequest = z.strictObject({ adId: id });

export const shelveAdResponse = ad;

/** Puts an ad on the shelf; what a sell ad still offers goes into escrow. */
export const shelveAd = call<z.infer<typeof shelveAdRequest>, Ad>({
  name: 'c2c/shelve-ad',
  way: 'c2c-sell-ad',
  method: 'POST',
  path: '/otc/advertise/application/on/shelves',
  permission: 'user',
  refusals: [
    c2c['not-acceptor'],
    ...shelfRefusals,
    ...requirements,
    c2c['method-unknown'],
    c2c['method-waits'],
    c2c['ad-short'],
    c2c['merchant-suspended'],
    wallet['debt-open'],
    c2c['sales-held'],
    c2c['balance-too-small'],
  ],
  about: 'Puts an ad on the shelf; what a sell ad still offers goes into escrow.',
});
