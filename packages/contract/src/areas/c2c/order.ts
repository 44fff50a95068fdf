import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { wallet } from '../wallet/refusals.ts';
import { method } from './method.ts';
import { anyFiat, fiat, kind, reputation } from './offer.ts';
import { c2c } from './refusals.ts';
import { appealReasons, c2cEndings, c2cOrderStates, c2cParties, c2cSides, cancelReasons, faults } from './sets.ts';
import { timelineEvent } from './timeline-event.ts';

export const orderRow = z.object({
  orderId: id.describe('for other calls; people quote `number`'),
  number: z.string().describe('20 digits drawn at random; of an older order its id'),
  reference: z.string().nullable().describe('what the payer writes beside the transfer; nothing for an older order'),
  side: z.enum(c2cSides).describe('what the user does: buy or sell coins'),
  party: z.enum(c2cParties).describe('what the user is in it'),
  taker: z.boolean().describe('the user took the ad of the other'),
  symbol,
  fiat,
  price: decimal,
  quantity: decimal,
  money: decimal.describe('fiat'),
  kind,
  state: z.enum(c2cOrderStates),
  status: z.number().int().min(0).max(4).describe('0 cancelled, 1 unpaid, 2 paid, 3 completed, 4 appeal'),
  ended: z.enum(c2cEndings).nullable(),
  fault: z.enum(faults),
  counterparty: z.object({ userId: id, name: z.string(), merchant: z.boolean() }),
  openedAt: time,
  payBy: time,
  paidAt: time.nullable(),
  doneAt: time.nullable(),
  waitsForMe: z.boolean(),
  unread: z.number().int().describe('messages'),
});

export const appealCard = z.object({
  by: z.enum([...c2cParties, 'system']),
  reason: z.enum(appealReasons),
  description: z.string(),
  at: time,
  dueAt: time.describe('by when staff decide'),
  handledBy: z.string().nullable().describe('first name of the member of staff'),
  missing: z.array(z.string()).describe('evidence that staff ask for, and from whom: `payer: …`'),
  withdrawalBy: z.enum(c2cParties).nullable().describe('who offers to withdraw it'),
  evidence: z.array(
    z.object({ by: z.enum(c2cParties), text: z.string(), files: z.array(z.string()).describe('links'), at: time }),
  ),
  ruling: z.object({ for: z.enum(c2cParties), reason: z.string(), at: time, compensation: decimal }).nullable(),
});

export type AppealCard = z.infer<typeof appealCard>;

export const order = orderRow.extend({
  adId: id,
  minutes: z.number().int(),
  terms: z.string().describe('of the ad when it was taken'),
  rules: z.number().int().describe('version of the rules it was made under'),
  payTo: method.omit({ inUse: true, qrFile: true, savedAt: true }).nullable().describe('while it is under way'),
  payerName: z.string().describe("the payer's verified name: the account that pays has to bear it"),
  sellerName: z.string().describe("the seller's verified name"),
  counterpartyReputation: reputation,
  cancelReason: z.enum(cancelReasons).nullable(),
  faultUntil: time.nullable().describe('until then the seller may contest'),
  releaseHeldUntil: time
    .nullable()
    .describe('the seller cannot release before: what a release is proven with was changed meanwhile'),
  sellerFrozen: z.boolean().describe('the account of the seller is frozen: nothing is released until it is opened'),
  escalatesAt: time.nullable().describe('a paid order is appealed by itself then'),
  appealUntil: time.nullable().describe('of an order that timed out'),
  appeal: appealCard.nullable(),
  reviewed: z.object({ good: z.boolean(), text: z.string() }).nullable(),
  timeline: z.array(timelineEvent),
  head: z.string().describe('hash of the last event'),
});

export type C2cOrder = z.infer<typeof order>;

export const amounts = {
  money: decimal.optional().describe('fiat; or `quantity`'),
  quantity: decimal.optional().describe('coins; or `money`'),
};

export const checkedTaker = [c2c['amount-malformed'], c2c['level-needed']] as const;

export const checkedAd = [
  c2c['ad-unknown'],
  c2c['ad-closed'],
  c2c['ad-off-shelf'],
  c2c['own-ad'],
  c2c['acceptor-unknown'],
  c2c['acceptor-off'],
  c2c['demand-verified'],
  c2c['demand-age'],
  c2c['demand-holdings'],
  c2c['no-reference'],
] as const;

export const checkedByCore = [
  c2c['request-id-reused'],
  c2c['user-blocked'],
  c2c['ad-unavailable'],
  c2c['advertiser-stopped'],
  c2c['cancels-today'],
  wallet['debt-open'],
  c2c['sales-held'],
  c2c['seller-held'],
  c2c['price-moved'],
  c2c['amount-out-of-range'],
  c2c['ad-short'],
  c2c['open-orders-limit'],
  c2c['day-limit'],
  c2c['balance-too-small'],
] as const;

export const taking = {
  price: decimal.describe('that the user has seen'),
  ...amounts,
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
};

export const requestRefusals = [c2c['request-id-malformed']] as const;

export const quick = { symbol, fiat: anyFiat, ...taking };

export const checkedPlace = [c2c['coin-unknown'], c2c['fiat-unknown']] as const;
