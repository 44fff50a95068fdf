import type { CurrencyCode } from '../identity/sets.ts';

/** Coins that are traded for fiat. A market of the same name prices them, USDT by itself. */
export const c2cCoins = ['USDT', 'BTC', 'ETH', 'BNB'] as const;
export type C2cCoin = (typeof c2cCoins)[number];

/** What somebody wants to do, or whom an ad looks for: a sell ad is answered by buyers. */
export const c2cSides = ['buy', 'sell'] as const;
export type C2cSide = (typeof c2cSides)[number];

/** The two of an order: the payer pays fiat and gets the coins, the seller gives the coins. */
export const c2cParties = ['payer', 'seller'] as const;
export type C2cParty = (typeof c2cParties)[number];

/** `fixed`: a price in fiat. `floating`: a share of the reference price at the moment when the ad is taken. */
export const priceKinds = ['fixed', 'floating'] as const;
export type PriceKind = (typeof priceKinds)[number];

/** `on`: on the shelf, can be taken. `off`: kept. `closed`: gone for good. */
export const adStates = ['on', 'off', 'closed'] as const;
export type AdState = (typeof adStates)[number];
/** What an advertiser reads: `ended` is on the shelf with all of its coins traded. */
export const adShownStates = [...adStates, 'ended'] as const;
export type AdShownState = (typeof adShownStates)[number];
/** The numbers that the family of this wire has for an ad. */
export const adStatus: Readonly<Record<AdShownState, 0 | 1 | 2>> = { on: 0, off: 1, closed: 2, ended: 1 };

/**
 * `unpaid`: in escrow, the payer pays. `paid`: the payer says so, the seller looks and releases. `appealed`: staff look.
 * `completed`: the payer has the coins. `cancelled`: the seller has them back. `timed-out`: the same, and for 48 hours an
 * appeal against the advertiser's deposit is open; `disputed`: that appeal.
 */
export const c2cOrderStates = [
  'unpaid',
  'paid',
  'appealed',
  'completed',
  'cancelled',
  'timed-out',
  'disputed',
] as const;
export type C2cOrderState = (typeof c2cOrderStates)[number];
/** The numbers that the family of this wire has: 0 cancelled, 1 unpaid, 2 paid, 3 completed, 4 appeal. */
export const c2cOrderStatus: Readonly<Record<C2cOrderState, 0 | 1 | 2 | 3 | 4>> = {
  unpaid: 1,
  paid: 2,
  appealed: 4,
  completed: 3,
  cancelled: 0,
  'timed-out': 0,
  disputed: 4,
};

/** How an order ended: how the coins left escrow. */
export const c2cEndings = ['released', 'cancelled', 'timed-out', 'ruled-payer', 'ruled-seller'] as const;
export type C2cEnding = (typeof c2cEndings)[number];

/** Why a payer cancels. Those of the seller do not count against the payer unless the seller contests them. */
export const cancelReasons = [
  'changed-mind',
  'wrong-order',
  'cannot-pay',
  'other',
  'seller-account-wrong',
  'seller-asks-more',
  'seller-asked-to-cancel',
  'seller-silent',
] as const;
export type CancelReason = (typeof cancelReasons)[number];
export const sellerReasons: readonly CancelReason[] = [
  'seller-account-wrong',
  'seller-asks-more',
  'seller-asked-to-cancel',
  'seller-silent',
];

/** What a payer says who cancels: whether the fiat was sent. Who has sent it marks the order as paid instead. */
export const moneySentAnswers = ['not-asked', 'no'] as const;
export type MoneySentAnswer = (typeof moneySentAnswers)[number];
/** A message to the seller waits for so long, in minutes, before its payer can claim that the seller does not answer. */
export const SILENT_MINUTES = 5;
/** How often in a UTC day a payer can claim it. */
export const SILENCE_CLAIMS_A_DAY = 1;

/** Why staff suspend a merchant, as far as the merchant is told. */
export const suspensionReasons = [
  'complaints',
  'payments-checked',
  'terms-broken',
  'identity-checked',
  'other',
] as const;
export type SuspensionReason = (typeof suspensionReasons)[number];

/**
 * What an account lacks to be a merchant's: a passkey or an authenticator; a verified e-mail address, phone number or
 * browser that messages reach.
 */
export const merchantRequirements = ['second-factor', 'contact'] as const;
export type MerchantRequirement = (typeof merchantRequirements)[number];

/** What becomes of a reason that names the seller. */
export const faults = ['none', 'claimed', 'accepted', 'contested'] as const;
export type Fault = (typeof faults)[number];

/** Why somebody appeals. */
export const appealReasons = [
  'paid-not-released',
  'not-paid',
  'paid-less',
  'other-payer',
  'account-frozen',
  'paid-after-timeout',
  'silent',
  'other',
] as const;
export type AppealReason = (typeof appealReasons)[number];

/** What stands on an order's timeline. A new one goes to the end. */
export const c2cEvents = [
  'locked',
  'paid',
  'released',
  'cancelled',
  'timed-out',
  'fault-claimed',
  'fault-accepted',
  'fault-contested',
  'appealed',
  'evidence',
  'appeal-taken',
  'evidence-asked',
  'withdrawal-offered',
  'appeal-withdrawn',
  'ruling-proposed',
  'ruled',
  'compensated',
  'message',
  'picture',
  'reminded',
  'escalated',
  'paused',
  'closed',
] as const;
export type C2cEvent = (typeof c2cEvents)[number];
/** Who did it. */
export const c2cActors = ['payer', 'seller', 'staff', 'system'] as const;
export type C2cActor = (typeof c2cActors)[number];

/** Minutes that a payer may have. */
export const paymentMinutes = [15, 30, 45, 60, 120] as const;

/** Ways in which fiat is paid. A new one goes to the end. */
export const paymentKinds = [
  'bank-card',
  'wechat',
  'alipay',
  'western-union',
  'swift',
  'crypto',
  'fps',
  'line-pay',
  'sepa',
  'interac',
  'duitnow',
  'promptpay',
  'payid',
  'kakaopay',
  'paynow',
  'paypay',
  'faster-payments',
  'zelle',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** What is written down of an account, in this order. */
export const paymentFields = ['account', 'bankName', 'branch', 'swiftCode', 'network', 'country'] as const;
export type PaymentField = (typeof paymentFields)[number];

export type PaymentTerms = {
  readonly needed: readonly PaymentField[];
  readonly optional: readonly PaymentField[];
  /** Whether a picture of a QR code can stand beside it. */
  readonly qr: boolean;
  /** Money that is there at once; the others take days, so that their payers need time. */
  readonly instant: boolean;
};

const wallet: PaymentTerms = { needed: ['account'], optional: [], qr: true, instant: true };
const bank: PaymentTerms = { needed: ['account', 'bankName'], optional: ['branch'], qr: false, instant: true };

export const paymentTerms: Readonly<Record<PaymentKind, PaymentTerms>> = {
  'bank-card': bank,
  wechat: wallet,
  alipay: wallet,
  'western-union': { needed: ['account', 'country'], optional: [], qr: false, instant: false },
  swift: { needed: ['account', 'bankName', 'swiftCode'], optional: ['branch', 'country'], qr: false, instant: false },
  crypto: { needed: ['account', 'network'], optional: [], qr: true, instant: true },
  fps: wallet,
  'line-pay': wallet,
  sepa: { needed: ['account', 'bankName'], optional: ['swiftCode'], qr: false, instant: true },
  interac: { needed: ['account'], optional: [], qr: false, instant: true },
  duitnow: wallet,
  promptpay: wallet,
  payid: { needed: ['account'], optional: ['bankName'], qr: false, instant: true },
  kakaopay: wallet,
  paynow: wallet,
  paypay: wallet,
  'faster-payments': { needed: ['account', 'bankName'], optional: ['branch'], qr: false, instant: true },
  zelle: { needed: ['account'], optional: ['bankName'], qr: false, instant: true },
};

const everywhere = ['bank-card', 'western-union', 'swift', 'crypto'] as const;

/** The payment kinds that are used for each fiat. */
export const kindsOfFiat: Readonly<Record<CurrencyCode, readonly PaymentKind[]>> = {
  CNY: ['bank-card', 'alipay', 'wechat', 'western-union', 'swift', 'crypto'],
  USD: ['zelle', ...everywhere],
  TWD: ['line-pay', ...everywhere],
  HKD: ['fps', 'alipay', 'wechat', ...everywhere],
  EUR: ['sepa', ...everywhere],
  CAD: ['interac', ...everywhere],
  MYR: ['duitnow', ...everywhere],
  THB: ['promptpay', ...everywhere],
  AUD: ['payid', ...everywhere],
  KRW: ['kakaopay', ...everywhere],
  SGD: ['paynow', ...everywhere],
  JPY: ['paypay', 'line-pay', ...everywhere],
  GBP: ['faster-payments', ...everywhere],
};

/** Where a fiat is used: ISO 3166-1 alpha-2. */
export const countryOfFiat: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US',
  CNY: 'CN',
  TWD: 'TW',
  HKD: 'HK',
  EUR: 'DE',
  CAD: 'CA',
  MYR: 'MY',
  THB: 'TH',
  AUD: 'AU',
  KRW: 'KR',
  SGD: 'SG',
  JPY: 'JP',
  GBP: 'GB',
};

/** Least that one order of an ad may be, in its fiat (SPEC section 9). */
export const ORDER_MIN = '100';
/** What it is worth at least, in USDT: of some currencies 100 is next to nothing. */
export const ORDER_MIN_WORTH = '5';
export const PAYMENTS_MAX = 3;
export const METHODS_MAX = 20;
export const ADS_MAX = 20;
/** People whom somebody may have blocked at once, and advertisers whom they may follow. */
export const BLOCKS_MAX = 500;
export const FOLLOWS_MAX = 500;
export const TERMS_MAX = 1000;
export const AUTO_REPLY_MAX = 500;
/** How far a price may be from the reference price; a floating index likewise. */
export const PRICE_BAND_PERCENT = 20;
export const CANCELS_A_DAY = 3;
/** Orders under way at once of somebody who takes ads. */
export const OPEN_ORDERS_MAX = 5;
/** What a seller may do about a cancel that names them, in minutes. After that it stands. */
export const FAULT_MINUTES = 10;
/** A paid order that nobody released is appealed by itself after so many hours. */
export const ESCALATE_HOURS = 24;
/** How long after a time-out an appeal against the advertiser's deposit is open. */
export const LATE_APPEAL_HOURS = 48;
/** Within which staff decide an appeal, in hours; somebody else may take it when the one who has it does nothing for as long. */
export const APPEAL_DUE_HOURS = 24;
export const APPEAL_TAKEN_HOURS = 4;
export const EVIDENCE_FILES = 5;
export const EVIDENCE_MEGABYTES = 50;
/** Above so much of an order's value, in USDT, two of staff rule. */
export const RULED_BY_ONE = '5000';
/** An advertiser may ask for a payer who has so much; in USDT. */
export const DEMAND_HOLDINGS = '30';
export const DEMAND_DAYS = 30;
/** Most that somebody may trade in a UTC day as a taker, by verification; for the first days of an account less. In USDT. */
export const dayLimits = { basic: '50000', advanced: '100000', notary: '100000' } as const;
export const NEW_ACCOUNT_DAYS = 7;
export const NEW_ACCOUNT_DAY_LIMIT = '2000';
/** Coins bought from others wait before their value may be withdrawn (D13). */
export const PURCHASE_HOLD_HOURS = 24;
/** Until when the worth of coins that were released at a moment stays. */
export const purchaseHeldUntil = (releasedAt: number): number => releasedAt + PURCHASE_HOLD_HOURS * 60 * 60_000;
/** A new payment method is paid to by nobody for so long, so that its owner has the time to notice a thief's. */
export const METHOD_WAIT_HOURS = 24;
export const CHAT_MESSAGE_MAX = 2000;
export const REVIEW_MAX = 300;
/** The clock of orders that wait stands still while Quay is away for longer than this. */
export const DOWNTIME_MS = 20_000;
/** A price that somebody has seen holds for so long, should the market move in between. */
export const SEEN_MS = 10_000;
/** Version of these rules; each order keeps the one it was made under. */
export const C2C_RULES = 1;

/** What notices are about. Those of security cannot be turned off. */
export const noticeTopics = ['orders', 'appeals'] as const;
export type NoticeTopic = (typeof noticeTopics)[number];
export const noticeChannels = ['email', 'sms', 'app'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What somebody is told of an order, where it differs by whose turn it is with the party that is told. */
export const noticeEvents = [
  'opened-payer',
  'opened-seller',
  'paid',
  'released',
  'cancelled',
  'timed-out',
  'reminded-payer',
  'reminded-seller',
  'fault-claimed',
  'fault-contested',
  'message',
  'appealed',
  'appeal-taken',
  'evidence-asked',
  'withdrawal-offered',
  'appeal-withdrawn',
  'ruled-payer',
  'ruled-seller',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];
