import type {
  AppealReason,
  C2cActor,
  C2cEvent,
  C2cOrderState,
  C2cParty,
  ChatWarning,
  PaymentKind,
  SystemLine,
} from '@quay/contract/c2c';
import type { Level } from '@quay/contract/identity';
import type { AppealQueue } from '@quay/contract/staff';

const queues: Record<AppealQueue, string> = {
  waiting: 'Waiting',
  mine: 'Mine',
  second: 'Second person',
  over: 'Over',
};

const states: Record<C2cOrderState, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  appealed: 'Under appeal',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'timed-out': 'Timed out',
  disputed: 'Deposit claimed',
};

const reasons: Record<AppealReason, string> = {
  'paid-not-released': 'Paid, and nothing is released',
  'not-paid': 'Marked as paid, and nothing arrived',
  'paid-less': 'Less was paid than agreed',
  'other-payer': 'Somebody else’s account paid',
  'account-frozen': 'The account that was paid to is frozen',
  'paid-after-timeout': 'Paid after the time was over',
  silent: 'Nobody acted for a day',
  other: 'Something else',
};

const parties: Record<C2cParty, string> = { payer: 'Payer', seller: 'Seller' };
const actors: Record<C2cActor, string> = { payer: 'Payer', seller: 'Seller', staff: 'Staff', system: 'Quay' };

const events: Record<C2cEvent, string> = {
  locked: 'Coins locked in escrow',
  paid: 'Payer marked paid',
  released: 'Seller released',
  cancelled: 'Payer cancelled',
  'timed-out': 'Time to pay was over',
  'fault-claimed': 'Payer named the seller as the cause',
  'fault-accepted': 'Seller’s fault stands',
  'fault-contested': 'Seller contested the fault',
  appealed: 'Appealed',
  evidence: 'Evidence added',
  'appeal-taken': 'Staff took the appeal',
  'evidence-asked': 'Staff asked for evidence',
  'withdrawal-offered': 'Offered to withdraw the appeal',
  'appeal-withdrawn': 'Appeal withdrawn',
  'ruling-proposed': 'Ruling proposed',
  ruled: 'Ruled',
  compensated: 'Paid from the deposit',
  message: 'Message',
  picture: 'Picture',
  reminded: 'Reminded',
  escalated: 'Appealed by itself',
  paused: 'Clock stood still',
  closed: 'Order closed',
};

const kinds: Record<PaymentKind, string> = {
  'bank-card': 'Bank card',
  wechat: 'WeChat Pay',
  alipay: 'Alipay',
  'western-union': 'Western Union',
  swift: 'SWIFT',
  crypto: 'Crypto',
  fps: 'FPS',
  'line-pay': 'LINE Pay',
  sepa: 'SEPA',
  interac: 'Interac',
  duitnow: 'DuitNow',
  promptpay: 'PromptPay',
  payid: 'PayID',
  kakaopay: 'KakaoPay',
  paynow: 'PayNow',
  paypay: 'PayPay',
  'faster-payments': 'Faster Payments',
  zelle: 'Zelle',
};

const warnings: Record<ChatWarning, string> = {
  'off-platform': 'names a way to talk or pay outside of Quay',
  'release-first': 'asks for release before the money is there',
  'receipt-is-no-proof': 'shows a receipt, which proves no payment',
};

const lines: Record<SystemLine, string> = {
  'auto-reply': 'Automatic reply of the ad',
  opened: 'The order was opened; the coins are in escrow.',
  paid: 'The payer marked the order as paid.',
  released: 'The seller released the coins.',
  cancelled: 'The payer cancelled.',
  'timed-out': 'The time to pay was over.',
  appealed: 'An appeal was opened.',
  'appeal-taken': 'Staff took the appeal.',
  'evidence-asked': 'Staff asked for evidence.',
  'appeal-withdrawn': 'The appeal was withdrawn.',
  'ruled-payer': 'Staff ruled for the payer.',
  'ruled-seller': 'Staff ruled for the seller.',
  reminded: 'Both were reminded.',
};

const levels: Record<Level, string> = { none: 'Not verified', basic: 'Basic', advanced: 'Advanced', notary: 'Notary' };

export const sets = { queues, states, reasons, parties, actors, events, kinds, warnings, lines, levels };
