import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';

export const releaseRequest = z.strictObject({
  orderId: id,
  fundPassword: z.string().max(1000).describe('as it is, or encrypted to the key of /rsa_pub'),
  proof,
});

export const releaseResponse = order;

/** The seller releases the coins to the payer. It cannot be taken back. */
export const release = call<z.infer<typeof releaseRequest>, C2cOrder>({
  name: 'c2c/release',
  way: 'c2c-release',
  method: 'POST',
  path: '/otc/order/release',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    c2c['order-unknown'],
    c2c['not-seller'],
    c2c['release-unpaid'],
    c2c['order-over'],
    c2c['release-held'],
    wallet['encrypted-malformed'],
    identity['fund-password-missing'],
    identity['fund-password-wrong'],
    identity['fund-password-locked'],
    ...proofRefusals,
  ],
  about: 'The seller releases the coins to the payer. It cannot be taken back.',
});
