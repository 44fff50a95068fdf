import { linkStatuses, liquidityDayStatuses } from '@quay/contract/liquidity/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const ratesColumns = {
  /** Income of a day, as a share of the lowest balance. */
  dailyRate: amount,
  /** A balance below it has no income; one above the other counts as much as that. */
  minHeld: amount,
  maxHeld: amount,
};

/** What staff say of the income. */
export const termsColumns = {
  asset: text,
  ...ratesColumns,
  /** Whether wallets may join. */
  isOpen: flag,
};

const budgetColumns = {
  ...termsColumns,
  /** How long a day is; as it was when the coin was listed. Days are counted from 1970. */
  dayMs: id,
  /** The first day for which these rates hold, and the rates of the days before it. */
  fromDay: id,
  rateBefore: amount,
  minBefore: amount,
  maxBefore: amount,
  /** The last day of which every wallet had its turn; and the last wallet of the day after it that had. */
  settledDay: id,
  settledWallet: id,
  /** How many wallets are linked. */
  linked: id,
  /** All income that was ever paid. */
  paid: amount,
  /** Income that the budget could not pay yet. */
  scheduled: amount,
};
/** On which terms the promotion budget pays linked wallets, and what it has paid. */
export type LiquidityTerms = RowOf<typeof budgetColumns>;
export const liquidityTermsTable = table({
  name: 'liquidity_terms',
  number: 190,
  kind: 'state',
  key: ['asset'],
  columns: budgetColumns,
});

const walletColumns = {
  id,
  owner: id,
  /** `0x` and 40 hexadecimal digits, lower case. */
  address: text,
  network: text,
  asset: text,
  status: oneOf(linkStatuses),
  linkedAt: time,
  /** The first and the last day that counts; the last is missing while it is linked. */
  firstDay: id,
  lastDay: maybe(id),
  endedAt: maybe(time),
};
/** A wallet whose owner has proved it. It stays in memory: an address joins once. */
export type LinkedWallet = RowOf<typeof walletColumns>;
export const linkedWalletsTable = table({
  name: 'liquidity_wallets',
  number: 191,
  kind: 'state',
  key: ['id'],
  columns: walletColumns,
});

const dayColumns = {
  id,
  owner: id,
  wallet: id,
  asset: text,
  day: id,
  /** Rates as they are for this day. */
  ...ratesColumns,
  /** The reading of each part of the day: what the wallet held, at which block, and when it was read. */
  firstHeld: maybe(amount),
  firstBlock: maybe(id),
  firstAt: maybe(time),
  secondHeld: maybe(amount),
  secondBlock: maybe(id),
  secondAt: maybe(time),
  thirdHeld: maybe(amount),
  thirdBlock: maybe(id),
  thirdAt: maybe(time),
  /** The lowest of the readings. */
  lowest: maybe(amount),
  income: amount,
  status: oneOf(liquidityDayStatuses),
  /** Numbers what was scheduled and what was paid, in order: a day that is paid after it was scheduled gets another one. */
  turn: maybe(id),
  /** When its income was worked out. */
  settledAt: maybe(time),
  paidAt: maybe(time),
};
/** A day of a linked wallet. */
export type LiquidityDay = RowOf<typeof dayColumns>;
export const liquidityDaysTable = table({
  name: 'liquidity_days',
  number: 192,
  kind: 'state',
  key: ['id'],
  columns: dayColumns,
  live: { column: 'status', values: ['counting', 'scheduled'] },
});
