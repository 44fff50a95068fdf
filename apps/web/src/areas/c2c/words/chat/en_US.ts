import type { ChatWarning, SystemLine } from '@quay/contract/c2c';

/** What the exchange says in the conversation of an order. */
const lines: Record<Exclude<SystemLine, 'auto-reply'>, (coins: string) => string> = {
  opened: (coins) => `${coins} locked in escrow`,
  paid: () => 'Marked as paid',
  released: (coins) => `${coins} released`,
  cancelled: () => 'Cancelled, the coins went back',
  'timed-out': () => 'The time to pay ran out, the coins went back',
  appealed: () => 'An appeal was opened',
  'appeal-taken': () => 'Staff took the appeal',
  'evidence-asked': () => 'Staff asked for evidence',
  'appeal-withdrawn': () => 'The appeal was withdrawn',
  'ruled-payer': () => 'Staff ruled for the payer',
  'ruled-seller': () => 'Staff ruled for the seller',
  reminded: () => 'A reminder was sent',
};

const warnings: Record<ChatWarning, string> = {
  'off-platform': 'Stay on Quay. Outside of it nobody can help, and escrow does not hold.',
  'release-first': 'Never release before the money is in your account, whoever asks.',
  'receipt-is-no-proof': 'A picture of a payment is no payment. Look in your bank app.',
};

/** The conversation of an order. */
export const words = {
  lines,
  warnings,
  title: 'Chat',
  with: (who: string) => `Chat with ${who}`,
  staff: 'Customer service',
  staffNamed: (name: string) => `${name}, customer service`,
  autoReply: 'Automatic answer',
  failed: 'The conversation did not load',
  failedWhy: 'Nothing that was written is lost.',
  safe: 'Quay staff never ask for a code or a password, and never move a deal to another app.',
  closed: 'This order is settled, and its chat is closed. You can still read it.',
  pay: (money: string, left: string) => `Pay ${money}, ${left} left`,
  payWhy: 'Paid? Press it on the order. A message is not a payment.',
  check: (money: string) => `Check whether ${money} arrived`,
  checkWhy: 'Release only what you see in your own account.',
  toOrder: 'To the order',
};
