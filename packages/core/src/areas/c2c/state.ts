import {
  adStates,
  appealReasons,
  c2cActors,
  c2cEndings,
  c2cEvents,
  c2cOrderStates,
  c2cParties,
  c2cSides,
  cancelReasons,
  faults,
  paymentKinds,
  priceKinds,
  suspensionReasons,
} from '@quay/contract/c2c/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** `used`: it made good what its owner was at fault for. */
export const depositStates = ['held', 'refunded', 'used'] as const;

export const merchantDepositColumns = {
  id,
  owner: id,
  asset: text,
  amount,
  state: oneOf(depositStates),
  paidAt: time,
  refundedAt: maybe(time),
};
/** What a merchant left as a deposit: frozen as long as it is held. */
export type MerchantDeposit = RowOf<typeof merchantDepositColumns>;
export const merchantDepositsTable = table({
  name: 'merchant_deposits',
  number: 30,
  kind: 'state',
  key: ['id'],
  columns: merchantDepositColumns,
});

export const adColumns = {
  id,
  owner: id,
  /** What the owner does. */
  side: oneOf(c2cSides),
  asset: text,
  fiat: text,
  priceKind: oneOf(priceKinds),
  /** Fiat for one coin; of a floating price 0. */
  price: amount,
  /** Share of the reference price; of a fixed price 0. */
  index: amount,
  /** Coins in all: locked in orders + dealt + left. */
  total: amount,
  locked: amount,
  dealt: amount,
  /** Of one order, in fiat. */
  min: amount,
  max: amount,
  /** Payment kinds that it takes, with commas. */
  kinds: text,
  /** Payment methods of the owner that a sell ad is paid to, with commas; of a buy ad empty. */
  methods: text,
  minutes: id,
  terms: text,
  autoReply: text,
  demandVerified: flag,
  demandDays: id,
  demandHoldings: amount,
  state: oneOf(adStates),
  createdAt: time,
  changedAt: time,
};
/** An open offer to trade for fiat. On the shelf, what a sell ad has left is in escrow. */
export type Ad = RowOf<typeof adColumns>;
export const adsTable = table({
  name: 'c2c_ads',
  number: 31,
  kind: 'state',
  key: ['id'],
  columns: adColumns,
  live: { column: 'state', values: ['on', 'off'] },
});

/** How a seller proves who they are when coins are released: the fund password, and the authenticator where one is bound. */
export const releaseProofs = ['fund-password', 'totp', 'recovery-code', 'passkey'] as const;
export type ReleaseProof = (typeof releaseProofs)[number];

const standings = ['open', 'over'] as const;

export const c2cOrderColumns = {
  id,
  ad: id,
  /** Of the ad. */
  side: oneOf(c2cSides),
  advertiser: id,
  taker: id,
  payer: id,
  seller: id,
  asset: text,
  fiat: text,
  price: amount,
  quantity: amount,
  /** Fiat. */
  money: amount,
  /** USDT, when it was taken: what limits and rulings are measured by. */
  value: amount,
  kind: oneOf(paymentKinds),
  /** The payment method that is paid to; it never changes, a change of a method is a new one. */
  method: id,
  minutes: id,
  terms: text,
  /** Version of the rules. */
  rules: id,
  state: oneOf(c2cOrderStates),
  /** `open`: something can still happen to it, if only an appeal or an answer; only these are in memory. */
  standing: oneOf(standings),
  openedAt: time,
  payBy: time,
  paidAt: maybe(time),
  /** While it is paid: when it is appealed by itself. */
  escalateAt: maybe(time),
  /** When the coins left escrow. */
  settledAt: maybe(time),
  ended: maybe(oneOf(c2cEndings)),
  cancelReason: maybe(oneOf(cancelReasons)),
  fault: oneOf(faults),
  faultUntil: maybe(time),
  appealedAt: maybe(time),
  /** Nobody: by itself. */
  appealBy: maybe(oneOf(c2cParties)),
  appealReason: maybe(oneOf(appealReasons)),
  withdrawalBy: maybe(oneOf(c2cParties)),
  rulingFor: maybe(oneOf(c2cParties)),
  /** Of staff: who ruled, and who ruled the same where two are needed. */
  ruledBy: maybe(id),
  secondedBy: maybe(id),
  /** USDT of the advertiser's deposit that went to the payer, or is to as long as a ruling waits for a second. */
  compensation: amount,
  /** How many events its timeline has, and the hash of the last. */
  events: id,
  head: text,
};
/** Coins against fiat between two people. */
export type C2cOrder = RowOf<typeof c2cOrderColumns>;
export const c2cOrdersTable = table({
  name: 'c2c_orders',
  number: 32,
  kind: 'state',
  key: ['id'],
  columns: c2cOrderColumns,
  /** Those whose cancel can still be contested stay, too: they are `cancelled` last of all. */
  live: { column: 'standing', values: ['open'] },
});

export const c2cEventColumns = {
  order: id,
  number: id,
  at: time,
  event: oneOf(c2cEvents),
  actor: oneOf(c2cActors),
  /** Whose account, or of staff; nobody for the system. */
  by: maybe(id),
  /** JSON. */
  detail: text,
  hash: text,
};
/** What happened in an order, chained by hashes, for good. */
export type C2cEventRow = RowOf<typeof c2cEventColumns>;
export const c2cEventsTable = table({
  name: 'c2c_events',
  number: 33,
  kind: 'log',
  key: ['order', 'number'],
  columns: c2cEventColumns,
});

export const c2cDayColumns = {
  owner: id,
  day: time,
  /** Orders that were cancelled as the payer, by own fault or not contested yet. */
  cancels: id,
  /** USDT traded by taking ads; what was cancelled or timed out counts no more. */
  value: amount,
};
/** What somebody did in the last UTC day in which they did something. */
export type C2cDay = RowOf<typeof c2cDayColumns>;
export const c2cDaysTable = table({
  name: 'c2c_days',
  number: 34,
  kind: 'state',
  key: ['owner'],
  columns: c2cDayColumns,
});

export const c2cClockColumns = {
  /** 1: there is one. */
  id,
  /** When the core last knew that it was there, while orders wait. */
  heartbeatAt: time,
};
export const c2cClockTable = table({
  name: 'c2c_clock',
  number: 35,
  kind: 'state',
  key: ['id'],
  columns: c2cClockColumns,
});
export type C2cClock = RowOf<typeof c2cClockColumns>;

/** `lifted`: it lasts no more, and only the database keeps it. */
export const suspensionStates = ['suspended', 'lifted'] as const;

export const merchantSuspensionColumns = {
  owner: id,
  reason: oneOf(suspensionReasons),
  since: time,
  state: oneOf(suspensionStates),
};
/** A merchant whom staff have suspended, and why. One row a merchant, of the last time. */
export type MerchantSuspension = RowOf<typeof merchantSuspensionColumns>;
export const merchantSuspensionsTable = table({
  name: 'merchant_suspensions',
  number: 36,
  kind: 'state',
  key: ['owner'],
  columns: merchantSuspensionColumns,
  live: { column: 'state', values: ['suspended'] },
});

export const orderNumberColumns = {
  order: id,
  /** Digits that the server has drawn at random. People read and quote them. */
  number: text,
  /** What a payer writes beside the transfer, short enough for the field of a bank. */
  reference: text,
  /** SHA-256 over account and names as the payer was shown them. */
  detailsDigest: text,
};
/** How an order is named outside, and what its payer was shown. */
export type C2cOrderNumber = RowOf<typeof orderNumberColumns>;
export const orderNumbersTable = table({
  name: 'c2c_order_numbers',
  number: 37,
  kind: 'log',
  key: ['order'],
  columns: orderNumberColumns,
});

export const silenceClaimColumns = { owner: id, day: time, claims: id };
/** How often somebody claimed in the last UTC day in which they did that a seller does not answer. */
export type SilenceClaims = RowOf<typeof silenceClaimColumns>;
export const silenceClaimsTable = table({
  name: 'c2c_silence_claims',
  number: 38,
  kind: 'state',
  key: ['owner'],
  columns: silenceClaimColumns,
});

export const blockStates = ['blocked', 'lifted'] as const;

export const c2cBlockColumns = {
  owner: id,
  /** Whom the owner makes no order with. */
  blocked: id,
  since: time,
  state: oneOf(blockStates),
};
/** Somebody whom a user has blocked: neither takes an ad of the other. */
export type C2cBlock = RowOf<typeof c2cBlockColumns>;
export const c2cBlocksTable = table({
  name: 'c2c_blocks',
  number: 220,
  kind: 'state',
  key: ['owner', 'blocked'],
  columns: c2cBlockColumns,
  live: { column: 'state', values: ['blocked'] },
});
