import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './orders.ts';
import { c2c } from './refusals.ts';
import { appealReasons } from './sets.ts';

const files = z.array(z.string().max(64)).max(20).describe('uploads for `evidence`, at most five and 50 MB in all');

export const appealRequest = z.strictObject({
  orderId: id,
  reason: z.enum(appealReasons),
  description: z.string().trim().max(2000),
  contactName: z.string().trim().max(100),
  contactPhone: z.string().trim().max(40),
  files,
});
export const appealResponse = order;
/** Asks staff to look. Coins in escrow stay there until staff rule or the seller releases them. */
export const appeal = call<z.infer<typeof appealRequest>, C2cOrder>({
  name: 'c2c/appeal',
  method: 'POST',
  path: '/otc/order/appeal',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['order-unknown'],
    c2c['appeal-already'],
    c2c['appeal-unpaid'],
    c2c['order-over'],
    c2c['appeal-late'],
    c2c['appeal-incomplete'],
    c2c['appeal-files'],
    c2c['picture-unknown'],
  ],
  about: 'Asks staff to look. Coins in escrow stay there until staff rule or the seller releases them.',
});

export const addEvidenceRequest = z.strictObject({
  orderId: id,
  text: z.string().trim().max(2000),
  files,
});
export const addEvidenceResponse = order;
/** Adds to one's evidence while an appeal is open. */
export const addEvidence = call<z.infer<typeof addEvidenceRequest>, C2cOrder>({
  name: 'c2c/add-evidence',
  method: 'POST',
  path: '/otc/order/appeal/evidence',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['order-unknown'],
    c2c['appeal-none'],
    c2c['appeal-incomplete'],
    c2c['appeal-files'],
    c2c['picture-unknown'],
  ],
  about: "Adds to one's evidence while an appeal is open.",
});

export const withdrawAppealRequest = z.strictObject({ orderId: id });
export const withdrawAppealResponse = order;
/** Offers to withdraw the appeal, or agrees to the other's offer: then the order waits for its release again. */
export const withdrawAppeal = call<z.infer<typeof withdrawAppealRequest>, C2cOrder>({
  name: 'c2c/withdraw-appeal',
  method: 'POST',
  path: '/otc/order/appeal/withdraw',
  permission: 'user',
  refusals: [c2c['order-unknown'], c2c['appeal-none']],
  about: "Offers to withdraw the appeal, or agrees to the other's offer: then the order waits for its release again.",
});
