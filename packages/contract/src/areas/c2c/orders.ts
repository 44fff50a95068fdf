import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, pageFields, symbol, time } from '../../fields.ts';
import { proof, proofRefusals } from '../../proof.ts';
import { identity } from '../identity/refusals.ts';
import { wallet } from '../wallet/refusals.ts';
import { anyFiat, fiat, kind, offer, reputation } from './market.ts';
import { method } from './methods.ts';
import { c2c } from './refusals.ts';
import {
  appealReasons,
  c2cCoins,
  c2cEndings,
  c2cOrderStates,
  c2cParties,
  c2cSides,
  cancelReasons,
  faults,
  moneySentAnswers,
  REVIEW_MAX,
} from './sets.ts';
import { timelineEvent } from './timeline.ts';

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
export type C2cOrderRow = z.infer<typeof orderRow>;

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

const amounts = {
  money: decimal.optional().describe('fiat; or `quantity`'),
  quantity: decimal.optional().describe('coins; or `money`'),
};

export const preRequest = z.strictObject({
  side: z.enum(c2cSides).describe('what the user wants to do'),
  symbol: z.enum(c2cCoins),
  fiat,
  ...amounts,
  adId: id.optional().describe('this ad; without it the best one for the amount'),
  kinds: z.array(kind).max(20).optional(),
});
export const preResponse = z.object({
  offer,
  price: decimal,
  money: decimal,
  quantity: decimal,
  available: decimal.describe('coins of the user that could be sold'),
  payTo: z.array(z.object({ methodId: id, kind })).describe('of a sell ad: what it is paid to'),
});
export type Pre = z.infer<typeof preResponse>;

const judgedTaker = [c2c['amount-malformed'], c2c['level-needed']] as const;

const judgedAd = [
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

const judgedByCore = [
  c2c['request-id-reused'],
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

/** What an order would be: of an ad, or of the best one for an amount. Nothing happens yet. */
export const pre = call<z.infer<typeof preRequest>, Pre>({
  name: 'c2c/pre',
  method: 'POST',
  path: '/otc/order/pre',
  permission: 'user',
  whileFrozen: true,
  refusals: [c2c['amount-malformed'], c2c['ad-unknown'], c2c['no-offer'], c2c['no-reference']],
  about: 'What an order would be: of an ad, or of the best one for an amount. Nothing happens yet.',
});

const taking = {
  price: decimal.describe('that the user has seen'),
  ...amounts,
  requestId: z.string().max(64).describe('1 to 36 letters, digits, - or _; sending it again returns the first result'),
};
const requestRefusals = [c2c['request-id-malformed']] as const;

export const buyRequest = z.strictObject({ adId: id, methodId: id.describe("one of the ad's"), ...taking });
export const buyResponse = order;
/** Takes a sell ad: the coins are in escrow, and the user pays. */
export const buy = call<z.infer<typeof buyRequest>, C2cOrder>({
  name: 'c2c/buy',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/buy',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    ...judgedTaker,
    ...judgedAd,
    c2c['method-unknown'],
    ...judgedByCore,
  ],
  about: 'Takes a sell ad: the coins are in escrow, and the user pays.',
});

export const sellRequest = z.strictObject({ adId: id, methodId: id.describe("the user's own"), ...taking });
export const sellResponse = order;
/** Takes a buy ad: the coins go into escrow, and the advertiser pays. */
export const sell = call<z.infer<typeof sellRequest>, C2cOrder>({
  name: 'c2c/sell',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/sell',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    identity['fund-password-missing'],
    ...judgedTaker,
    ...judgedAd,
    c2c['method-unknown'],
    c2c['method-mismatch'],
    c2c['method-waits'],
    ...judgedByCore,
  ],
  about: 'Takes a buy ad: the coins go into escrow, and the advertiser pays.',
});

const quick = { symbol, fiat: anyFiat, ...taking };
const judgedPlace = [c2c['coin-unknown'], c2c['fiat-unknown']] as const;
export const quickBuyRequest = z.strictObject({ ...quick, kind });
export const quickBuyResponse = order;
/** Takes the best sell ad for an amount, at no worse a price than was seen. */
export const quickBuy = call<z.infer<typeof quickBuyRequest>, C2cOrder>({
  name: 'c2c/quick-buy',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/quick-buy',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    ...judgedPlace,
    ...judgedTaker,
    c2c['no-offer'],
    ...judgedAd,
    c2c['method-unknown'],
    ...judgedByCore,
  ],
  about: 'Takes the best sell ad for an amount, at no worse a price than was seen.',
});

export const quickSellRequest = z.strictObject({ ...quick, methodId: id.describe("the user's own") });
export const quickSellResponse = order;
/** Takes the best buy ad for an amount, at no worse a price than was seen. */
export const quickSell = call<z.infer<typeof quickSellRequest>, C2cOrder>({
  name: 'c2c/quick-sell',
  way: 'c2c-sale',
  method: 'POST',
  path: '/otc/order/quick-sell',
  permission: 'user',
  refusals: [
    wallet['sending-stopped'],
    ...requestRefusals,
    identity['fund-password-missing'],
    ...judgedPlace,
    ...judgedTaker,
    c2c['no-offer'],
    ...judgedAd,
    c2c['method-unknown'],
    c2c['method-mismatch'],
    c2c['method-waits'],
    ...judgedByCore,
  ],
  about: 'Takes the best buy ad for an amount, at no worse a price than was seen.',
});

export const ordersRequest = z.strictObject({
  states: z.array(z.enum(c2cOrderStates)).max(7).optional(),
  side: z.enum(c2cSides).optional(),
  symbol: z.enum(c2cCoins).optional(),
  role: z.enum(['taker', 'advertiser']).optional(),
  waiting: z.boolean().optional().describe('only those that wait for the user, the most urgent first'),
  adId: id.optional(),
  number: z.string().max(32).optional().describe('only the order of this number'),
  before: id.optional(),
  size: z.number().int().min(1).max(100).optional(),
  ...pageFields,
});
export const ordersResponse = z.array(orderRow);
/** The user's C2C orders, newest first, 20 unless `size` says otherwise; by `before` or by page. */
export const orders = call<z.infer<typeof ordersRequest>, C2cOrderRow[]>({
  name: 'c2c/orders',
  method: 'POST',
  path: '/otc/order/self',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "The user's C2C orders, newest first, 20 unless `size` says otherwise; by `before` or by page.",
});

export const orderDetailRequest = z.strictObject({ orderId: id });
export const orderDetailResponse = order;
/** One order with its timeline. */
export const orderDetail = call<z.infer<typeof orderDetailRequest>, C2cOrder>({
  name: 'c2c/order-detail',
  method: 'POST',
  path: '/otc/order/detail',
  permission: 'user',
  whileFrozen: true,
  refusals: [c2c['order-unknown']],
  about: 'One order with its timeline.',
});

export const payRequest = z.strictObject({ orderId: id });
export const payResponse = order;
/** The payer says that the fiat was sent. From then on the order never ends by itself. */
export const pay = call<z.infer<typeof payRequest>, C2cOrder>({
  name: 'c2c/pay',
  method: 'POST',
  path: '/otc/order/pay',
  permission: 'user',
  refusals: [
    c2c['order-unknown'],
    c2c['acceptor-cannot-pay'],
    c2c['user-cannot-pay'],
    c2c['order-not-unpaid'],
    c2c['payment-late'],
  ],
  about: 'The payer says that the fiat was sent. From then on the order never ends by itself.',
});

export const cancelRequest = z.strictObject({
  orderId: id,
  reason: z.enum(cancelReasons),
  moneySent: z
    .enum(moneySentAnswers)
    .optional()
    .describe('`no`: the payer was asked whether the fiat was sent, and says no. Who has sent it calls `pay` instead'),
});
export const cancelResponse = order;
/** The payer cancels; the coins go back. A reason that names the seller counts only when the seller contests it. */
export const cancel = call<z.infer<typeof cancelRequest>, C2cOrder>({
  name: 'c2c/cancel',
  method: 'POST',
  path: '/otc/order/cancel',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['order-unknown'],
    c2c['seller-cannot-cancel'],
    c2c['order-not-cancellable'],
    c2c['silence-too-short'],
    c2c['silence-claimed'],
  ],
  about:
    'The payer cancels; the coins go back. A reason that names the seller counts only when the seller contests it.',
});

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

export const answerFaultRequest = z.strictObject({ orderId: id, accept: z.boolean() });
export const answerFaultResponse = order;
/** The seller answers a cancel that names them: accepts, or contests. Ten minutes without an answer accept it. */
export const answerFault = call<z.infer<typeof answerFaultRequest>, C2cOrder>({
  name: 'c2c/answer-fault',
  method: 'POST',
  path: '/otc/order/fault',
  permission: 'user',
  refusals: [c2c['order-unknown'], c2c['not-seller'], c2c['fault-none']],
  about: 'The seller answers a cancel that names them: accepts, or contests. Ten minutes without an answer accept it.',
});

export const reviewOrderRequest = z.strictObject({
  orderId: id,
  good: z.boolean(),
  text: z.string().trim().max(REVIEW_MAX).optional(),
});
export const reviewOrderResponse = order;
/** Says how it was, once, after completion. */
export const reviewOrder = call<z.infer<typeof reviewOrderRequest>, C2cOrder>({
  name: 'c2c/review-order',
  method: 'POST',
  path: '/otc/order/review',
  permission: 'user',
  refusals: [c2c['order-unknown'], c2c['review-not-yet'], c2c['review-already']],
  about: 'Says how it was, once, after completion.',
});
