import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, nothing, symbol, time } from '../../fields.ts';
import { chatMessage } from '../c2c/chat.ts';
import { fiat, kind, reputation } from '../c2c/market.ts';
import { appealReasons, c2cEndings, c2cOrderStates, c2cParties, c2cSides } from '../c2c/sets.ts';
import { timelineEvent } from '../c2c/timeline.ts';
import { levels } from '../identity/sets.ts';
import { staff } from './refusals.ts';

export const appealQueues = ['waiting', 'mine', 'second', 'over'] as const;
export type AppealQueue = (typeof appealQueues)[number];

export const appealRow = z.object({
  orderId: id,
  symbol,
  fiat,
  quantity: decimal,
  money: decimal,
  value: decimal.describe('USDT'),
  state: z.enum(c2cOrderStates),
  reason: z.enum(appealReasons),
  by: z.enum([...c2cParties, 'system']),
  payer: z.string(),
  seller: z.string(),
  appealedAt: time,
  dueAt: time,
  takenBy: z.string().nullable(),
  needsTwo: z.boolean(),
  proposed: z
    .object({ for: z.enum(c2cParties), by: z.string() })
    .nullable()
    .describe('a ruling that waits for a second'),
});
export type AppealRow = z.infer<typeof appealRow>;

export const appealsRequest = z.strictObject({
  queue: z.enum(appealQueues).optional(),
  before: idText.optional(),
});
export const appealsResponse = z.array(appealRow);
/** Appeals: those that wait, the most urgent first; those one has; those that wait for a second; those that are over. 50 a page. */
export const appeals = call<z.infer<typeof appealsRequest>, AppealRow[]>({
  name: 'staff/appeals',
  method: 'GET',
  path: '/console/api/appeals',
  permission: 'staff:appeals',
  refusals: [],
  about:
    'Appeals: those that wait, the most urgent first; those one has; those that wait for a second; those that are over. 50 a page.',
});

const side = z.object({
  userId: id,
  name: z.string(),
  level: z.enum(levels),
  merchant: z.boolean(),
  memberSince: time,
  deposit: decimal.describe('USDT held as merchant deposit'),
  reputation,
  appealsLost: z.number().int().describe('ruled against, ever'),
  evidence: z.array(
    z.object({ text: z.string(), files: z.array(z.string()).describe('links with the watermark'), at: time }),
  ),
  contact: z.string().nullable().describe('as given with the appeal'),
});
export type AppealSide = z.infer<typeof side>;

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

export const takeAppealRequest = z.strictObject({ orderId: id });
export const takeAppealResponse = nothing;
/** Takes an appeal; both sides then see who handles it. */
export const takeAppeal = call<z.infer<typeof takeAppealRequest>, z.infer<typeof takeAppealResponse>>({
  name: 'staff/take-appeal',
  method: 'POST',
  path: '/console/api/appeals/take',
  permission: 'staff:appeals',
  refusals: [staff['appeal-unknown'], staff['appeal-decided'], staff['appeal-taken']],
  about: 'Takes an appeal; both sides then see who handles it.',
});

export const askEvidenceRequest = z.strictObject({
  orderId: id,
  from: z.enum(c2cParties),
  item: z.string().trim().max(300).describe('what is missing; both sides read it'),
});
export const askEvidenceResponse = nothing;
/** Names what is missing to decide, and whose it is. */
export const askEvidence = call<z.infer<typeof askEvidenceRequest>, z.infer<typeof askEvidenceResponse>>({
  name: 'staff/ask-evidence',
  method: 'POST',
  path: '/console/api/appeals/ask',
  permission: 'staff:appeals',
  refusals: [staff['reason-missing'], staff['appeal-unknown'], staff['appeal-decided'], staff['appeal-taken']],
  about: 'Names what is missing to decide, and whose it is.',
});

export const revealAccountRequest = z.strictObject({ orderId: id, reason: z.string().trim().max(500) });
export const revealAccountResponse = z.object({ account: z.string(), realName: z.string(), payerName: z.string() });
export type RevealedAccount = z.infer<typeof revealAccountResponse>;
/** The account that is paid to, and the verified names. It is written down who saw it, and why. */
export const revealAccount = call<z.infer<typeof revealAccountRequest>, RevealedAccount>({
  name: 'staff/reveal-account',
  method: 'POST',
  path: '/console/api/appeals/reveal',
  permission: 'staff:appeals',
  refusals: [staff['reason-missing'], staff['appeal-unknown'], staff['appeal-taken'], staff['reveal-too-many']],
  about: 'The account that is paid to, and the verified names. It is written down who saw it, and why.',
});

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
