import { z } from 'zod';
import { call } from '../../call.ts';
import { wallet } from '../wallet/refusals.ts';
import { type Ad, ad, checked, request, requirements } from './ad.ts';
import { c2c } from './refusals.ts';

export const createAdRequest = request.extend({
  onShelf: z.boolean().optional().describe('at once; absent means yes'),
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
});

export const createAdResponse = ad;

/** Posts an ad. A sell ad puts its coins into escrow as long as it is on the shelf. */
export const createAd = call<z.infer<typeof createAdRequest>, Ad>({
  name: 'c2c/create-ad',
  way: 'c2c-sell-ad',
  method: 'POST',
  path: '/otc/advertise/application/create',
  permission: 'user',
  refusals: [
    c2c['request-id-malformed'],
    c2c['request-id-reused'],
    c2c['ad-closed'],
    c2c['not-acceptor'],
    ...requirements,
    c2c['coin-unknown'],
    c2c['fiat-unknown'],
    ...checked,
    c2c['merchant-suspended'],
    c2c['ads-too-many'],
    wallet['debt-open'],
    c2c['sales-held'],
    c2c['balance-too-small'],
  ],
  about: 'Posts an ad. A sell ad puts its coins into escrow as long as it is on the shelf.',
});
