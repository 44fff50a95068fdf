/** The books in which a user holds assets. A new one goes to the end. */
export const books = ['spot', 'contract', 'delivery', 'finance', 'mining', 'c2c'] as const;
export type Book = (typeof books)[number];

/** Why an entry stands in the ledger. A new one goes to the end. */
export const causes = [
  'practice-funds',
  'trade',
  'fee',
  'safety-fund',
  'transfer',
  'deposit',
  'deposit-reversal',
  'withdrawal',
  'withdrawal-fee',
  'convert',
  'house-funds',
  'escrow',
  'escrow-return',
  'c2c-trade',
  'c2c-compensation',
  'debt-repayment',
  'contract-profit',
  'contract-cover',
  'contract-shortfall',
  'liquidation-fee',
  'liquidation-rest',
  'funding',
  'funding-residue',
  'profit-share',
  'delivery-residue',
  'loan-lent',
  'loan-repaid',
  'loan-interest',
  'loan-sale',
  'loan-sale-fee',
  'loan-shortfall',
  'savings',
  'savings-return',
  'savings-income',
  'unsaved-interest',
  'earn-sum',
  'earn-return',
  'earn-income',
  'earn-bonus',
  'earn-penalty',
  'earn-taken-out',
  'credit-payout',
  'credit-repayment',
  'credit-interest',
  'liquidity-income',
  'referral-rebate',
  'left-behind',
  'user-transfer',
] as const;
export type Cause = (typeof causes)[number];

/** Why a user owes something. */
export const debtCauses = ['deposit-reversal', 'withdrawal-paid-twice'] as const;
export type DebtCause = (typeof debtCauses)[number];
export const debtStates = ['open', 'paid'] as const;
export type DebtState = (typeof debtStates)[number];

/**
 * `pending`: seen on chain, not a balance. `credited`: with all confirmations. `small`: below the minimum, never
 * credited. `gone`: its block was replaced before it was credited. `reversed`: its block was replaced after.
 */
export const depositStates = ['pending', 'credited', 'small', 'gone', 'reversed'] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * `reviewing`: rules or staff check it. `approved`: on its way to the signer. `broadcasting`: signed, on the network.
 * `success`, `failed`, `rejected`: over. The coins are frozen until it is over.
 */
export const withdrawalStates = ['reviewing', 'approved', 'broadcasting', 'success', 'failed', 'rejected'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** The numbers that the family of this wire has for a withdrawal: 0 reviewing, 1 waiting for release, 2 failed, 3 success. */
export const withdrawalStatus: Readonly<Record<WithdrawalState, 0 | 1 | 2 | 3>> = {
  reviewing: 0,
  approved: 1,
  broadcasting: 1,
  success: 3,
  failed: 2,
  rejected: 2,
};

/** Why staff reject a withdrawal; the user reads it. */
export const withdrawalRejections = ['address-suspicious', 'account-at-risk', 'documents-needed', 'other'] as const;
export type WithdrawalRejection = (typeof withdrawalRejections)[number];

/** What the rules saw in a withdrawal. Any of them leads to staff. */
export const riskSignals = [
  'above-limit',
  'above-day',
  'first-withdrawal',
  'new-device',
  'address-looks-alike',
  'address-of-others',
  'fresh-deposit',
  'security-changed',
  'hot-wallet-pace',
] as const;
export type RiskSignal = (typeof riskSignals)[number];

export const historyTypes = ['deposit', 'withdrawal', 'transfer', 'convert'] as const;
export type HistoryType = (typeof historyTypes)[number];
/** A kind may be asked for by its place too, from 1: the specification names the parameter and not its values. */
export const historyTypesAccepted = [...historyTypes, '1', '2', '3', '4'] as const;
export const historyTypeOf = (request: (typeof historyTypesAccepted)[number]): HistoryType =>
  historyTypes[Number(request) - 1] ?? (request as HistoryType);

/** The only coin that is withdrawn (SPEC section 2). */
export const WITHDRAWAL_COIN = 'USDT';
/** Rows of one page of `/wallet_history/list`. */
export const HISTORY_PAGE = 20;
/** A new address waits for so long before coins may leave to it. */
export const NEW_ADDRESS_HOURS = 24;
export const ADDRESSES_MAX = 50;
/** Most characters of what a saved address is called. */
export const LABEL_MAX = 32;
/** Most withdrawals of a user in a UTC day. */
export const WITHDRAWALS_A_DAY = 10;
/** Most that may leave in a UTC day, by level of verification. In USDT. */
export const withdrawalDayLimits = {
  none: '1000',
  basic: '8000000',
  advanced: '16000000',
  notary: '16000000',
} as const;
/** Up to here rules alone may approve, when they see no risk; above the second, two of staff. In USDT. */
export const APPROVED_BY_RULES = '1000';
export const APPROVED_BY_RULES_A_DAY = '5000';
export const APPROVED_BY_ONE = '50000';

/** Which coins are given away first, for what they cost: the oldest ones, or a part of all at their moving average. */
export const costMethods = ['fifo', 'average'] as const;
export type CostMethod = (typeof costMethods)[number];
