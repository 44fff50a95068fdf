import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { c2c } from './refusals.ts';

/** What both sides can keep: the same bytes for both. `signature` is Ed25519 over the UTF-8 text of `signed`. */
export const timelineExport = z.object({
  signed: z.string().describe('JSON of a TimelineDocument'),
  signature: z.string().describe('base64'),
  publicKey: z.string().describe('base64 of the SPKI form; the same as at /otc/order/timeline/key'),
});

export type TimelineExport = z.infer<typeof timelineExport>;

export const timelineRequest = z.strictObject({ orderId: idText });

export const timelineResponse = timelineExport;

/** The order's timeline as a signed file that anybody can check without us. */
export const timeline = call<z.infer<typeof timelineRequest>, TimelineExport>({
  name: 'c2c/timeline',
  method: 'GET',
  path: '/otc/order/timeline',
  permission: 'user',
  whileFrozen: true,
  refusals: [c2c['order-unknown']],
  about: "The order's timeline as a signed file that anybody can check without us.",
});
