import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, idText, time } from '../../fields.ts';
import { chatMessage } from '../c2c/chat-message.ts';
import { kind } from '../c2c/offer.ts';
import { c2cEndings, c2cParties, c2cSides } from '../c2c/sets.ts';
import { timelineEvent } from '../c2c/timeline-event.ts';
import { appealRow, side } from './appeal-row.ts';
import { staff } from './refusals.ts';

export const staffAppealRequest = z.strictObject({ orderId: idText });

export const staffAppealResponse = appealRow.extend({
  side: z.enum(c2cSides).describe('of the ad'),
  price: decimal,
  kind,
  number: z.string().describe('of the order, as the two quote it'),
  reference: z.string().nullable().describe('what the payer was to write beside the transfer'),
  account: z.string().describe('the account that is paid to, masked'),
  shown: z
    .enum(['match', 'differ'])
    .nullable()
    .describe(
      'whether account and names are what the payer was shown, by the digest on the timeline; nothing of an older order',
    ),
  description: z.string(),
  terms: z.string(),
  openedAt: time,
  payBy: time,
  paidAt: time.nullable(),
  ended: z.enum(c2cEndings).nullable(),
  own: z.boolean().describe('taken by who looks'),
  seconding: z.boolean().describe('who looks proposed the ruling: somebody else goes on'),
  missing: z.array(z.string()),
  payerSide: side,
  sellerSide: side,
  messages: z.array(chatMessage).describe('oldest first; read only'),
  timeline: z.array(timelineEvent),
  head: z.string().describe('hash of the last event, as the order has it'),
  proposed: z
    .object({ for: z.enum(c2cParties), by: z.string(), reason: z.string(), compensation: decimal })
    .nullable()
    .describe('a ruling that waits for a second'),
  compensationMax: decimal.describe('USDT that the advertiser’s deposit could pay'),
  ruling: z
    .object({ for: z.enum(c2cParties), reason: z.string(), by: z.array(z.string()), at: time, compensation: decimal })
    .nullable(),
});

export type StaffAppeal = z.infer<typeof staffAppealResponse>;

/** One appeal: both sides beside each other, what they wrote, and the timeline. */
export const staffAppeal = call<z.infer<typeof staffAppealRequest>, StaffAppeal>({
  name: 'staff/staff-appeal',
  method: 'GET',
  path: '/console/api/appeals/:orderId',
  permission: 'staff:appeals',
  refusals: [staff['appeal-unknown']],
  about: 'One appeal: both sides beside each other, what they wrote, and the timeline.',
});
