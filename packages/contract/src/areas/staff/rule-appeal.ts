import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id } from '../../fields.ts';
import { c2cParties } from '../c2c/sets.ts';
import { wallet } from '../wallet/refusals.ts';
import { staff } from './refusals.ts';

export const ruleAppealRequest = z.strictObject({
  orderId: id,
  for: z.enum(c2cParties),
  reason: z.string().trim().max(1000).describe('both sides read it'),
  compensation: decimal.optional().describe('USDT of the advertiser’s deposit; of an order that timed out'),
});

export const ruleAppealResponse = z.object({ done: z.boolean().describe('false: a second person has to agree') });

/** Rules who gets the coins; they move in the same commit. Above 5,000 USDT a second person has to rule the same. */
export const ruleAppeal = call<z.infer<typeof ruleAppealRequest>, z.infer<typeof ruleAppealResponse>>({
  name: 'staff/rule-appeal',
  method: 'POST',
  path: '/console/api/appeals/rule',
  permission: 'staff:appeals',
  refusals: [
    wallet['sending-stopped'],
    staff['reason-missing'],
    staff['appeal-unknown'],
    staff['appeal-decided'],
    staff['appeal-taken'],
    staff['second-person-needed'],
    staff['same-person'],
    staff['own-case'],
    staff['compensation-malformed'],
  ],
  about:
    'Rules who gets the coins; they move in the same commit. Above 5,000 USDT a second person has to rule the same.',
});
