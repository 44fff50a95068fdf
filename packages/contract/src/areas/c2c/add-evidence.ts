import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { files } from './appeal-files.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';

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
