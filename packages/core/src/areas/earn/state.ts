import {
  earnBooks,
  earnFlowKinds,
  earnKinds,
  earnPayers,
  machineTypes,
  redemptionStatuses,
  savingsStatuses,
  scheduledKinds,
  scheduledStatuses,
  termStatuses,
  withheldReasons,
} from '@quay/contract/earn/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** What a data sheet says. Empty for what is no machine; it changes no income. */
export const sheetColumns = {
  machineType: maybe(oneOf(machineTypes)),
  algorithm: text,
  hashrate: text,
  power: text,
  manufacturer: text,
  size: text,
  weight: text,
  temperature: text,
  humidity: text,
};

/** What staff say of a product. */
export const termsColumns = {
  name: text,
  /** The fund that pays; empty for savings, which borrowers pay. */
  fund: text,
  /** Income of a day, as a share of the sum; 0 for savings. */
  rate: amount,
  /** Of a purchase; of savings `max` is what one person may have. */
  min: amount,
  max: amount,
  /** Most that one person may hold; nothing without a limit. */
  perPerson: maybe(amount),
  /** Most that all may hold; nothing without a limit. */
  quota: maybe(amount),
  /** What leaving early costs, as a share of the sum for each day left; nothing where it cannot be left. */
  penaltyRate: maybe(amount),
  /** Of savings: the part of them that is not lent, for who asks them back. */
  reserveRate: amount,
  ...sheetColumns,
};

const productColumns = {
  id,
  /** Goes up with other terms; who buys says which ones they were shown. */
  version: id,
  kind: oneOf(earnKinds),
  asset: text,
  /** In days of `dayMs`; 0 for savings, which have no end. */
  days: id,
  dayMs: id,
  ...termsColumns,
  /** Whether it is sold. */
  isOpen: flag,
  /** What people hold of it, and in how many orders. */
  held: amount,
  orders: id,
  /** Income that was paid. */
  paid: amount,
  listedAt: time,
};
/** Something that can be bought. Orders keep the terms they began with. */
export type EarnProduct = RowOf<typeof productColumns>;
export const earnProductsTable = table({
  name: 'earn_products',
  number: 175,
  kind: 'state',
  key: ['id'],
  columns: productColumns,
});

const fundColumns = {
  code: text,
  asset: text,
  /** What is there: in the account `earnFunds`, or in that of the promotion budget. */
  funded: amount,
  /** Income of terms that was promised and not paid yet. Never above `funded`. */
  promised: amount,
  /** All that staff ever put in, and took out. */
  putIn: amount,
  takenOut: amount,
  /** Penalties, and interest of days on which nobody saved. */
  received: amount,
  /** Income and bonuses that were paid. */
  paid: amount,
  /** What is due and waits. */
  scheduled: amount,
};
/** What pays for terms, by code and asset. */
export type EarnFund = RowOf<typeof fundColumns>;
export const earnFundsTable = table({
  name: 'earn_funds',
  number: 176,
  kind: 'state',
  key: ['code', 'asset'],
  columns: fundColumns,
});

const poolColumns = {
  product: id,
  asset: text,
  /** What was asked back and is not paid yet. */
  waiting: amount,
  /** The last 04:00 whose income was fixed, and is paid or being paid. */
  stamp: time,
  /** Until when balance over time was counted for it. */
  cutAt: time,
  /** Of that income: what there was to share, between how much balance over time, what was paid so far, and to how many. */
  pot: amount,
  weight: amount,
  shared: amount,
  people: id,
  /** Interest that came in for it. */
  interest: amount,
  /** Whether it is still being paid. */
  isSharing: flag,
};
/** Savings of an asset, and the income that was shared last. */
export type EarnPool = RowOf<typeof poolColumns>;
export const earnPoolsTable = table({
  name: 'earn_pools',
  number: 177,
  kind: 'state',
  key: ['product'],
  columns: poolColumns,
});

const savingsColumns = {
  id,
  owner: id,
  product: id,
  asset: text,
  /** What is saved; what was asked back is in it until it is paid. */
  principal: amount,
  redeeming: amount,
  /** Balance over time since the last income, in units × milliseconds, and until when it was counted. */
  weight: amount,
  countedTo: time,
  since: time,
  /** The first 04:00 at which it has income, and the last at which it was looked at. */
  firstAt: time,
  stamp: time,
  income: amount,
  lastIncome: maybe(amount),
  lastPaidAt: maybe(time),
  status: oneOf(savingsStatuses),
  endedAt: maybe(time),
};
/** Flexible savings of somebody. */
export type Savings = RowOf<typeof savingsColumns>;
export const earnSavingsTable = table({
  name: 'earn_savings',
  number: 178,
  kind: 'state',
  key: ['id'],
  columns: savingsColumns,
  live: { column: 'status', values: ['holding'] },
});

const redemptionColumns = {
  id,
  owner: id,
  savings: id,
  product: id,
  asset: text,
  amount,
  /** Where the coins go. */
  book: oneOf(earnBooks),
  askedAt: time,
  /** Within an hour; later it is scheduled, and staff are told. */
  dueAt: time,
  status: oneOf(redemptionStatuses),
  doneAt: maybe(time),
};
/** Savings that were asked back. */
export type Redemption = RowOf<typeof redemptionColumns>;
export const earnRedemptionsTable = table({
  name: 'earn_redemptions',
  number: 179,
  kind: 'state',
  key: ['id'],
  columns: redemptionColumns,
  live: { column: 'status', values: ['redeeming', 'scheduled'] },
});

const orderColumns = {
  id,
  owner: id,
  product: id,
  kind: oneOf(earnKinds),
  fund: text,
  asset: text,
  /** What is held; of a trial machine what is lent, and nothing is held. */
  amount,
  isLent: flag,
  /** The book out of which the sum came, and into which it goes back. */
  book: oneOf(earnBooks),
  rate: amount,
  daily: amount,
  days: id,
  dayMs: id,
  penaltyRate: maybe(amount),
  boughtAt: time,
  endsAt: time,
  /** Days whose income was paid or is scheduled. */
  daysPaid: id,
  income: amount,
  scheduled: amount,
  lastIncome: maybe(amount),
  lastPaidAt: maybe(time),
  /** Of machines: income that waits to be taken out, held in the book `mining`. */
  toTake: amount,
  takenAt: maybe(time),
  status: oneOf(termStatuses),
  frozenFor: maybe(text),
  frozenUntil: maybe(time),
  /** What came back of the sum, and what leaving early cost. */
  returned: amount,
  penalty: amount,
  hasLeft: flag,
  /** Who shared the lock-up, who shared theirs, and who shared that. */
  firstSharer: maybe(id),
  secondSharer: maybe(id),
  thirdSharer: maybe(id),
  endedAt: maybe(time),
};
/** A sum that is held for a term. */
export type EarnOrder = RowOf<typeof orderColumns>;
export const earnOrdersTable = table({
  name: 'earn_orders',
  number: 180,
  kind: 'state',
  key: ['id'],
  columns: orderColumns,
  live: { column: 'status', values: ['holding', 'frozen', 'ending'] },
});

const scheduledColumns = {
  id,
  owner: id,
  kind: oneOf(scheduledKinds),
  /** Of a bonus: the order whose income it follows. */
  order: id,
  product: id,
  fund: text,
  asset: text,
  amount,
  /** Which day of the order it is for, from 1. */
  day: id,
  dueAt: time,
  status: oneOf(scheduledStatuses),
  paidAt: maybe(time),
};
/** A payment that waits until its fund has it: an alarm to staff, and in no balance. */
export type Scheduled = RowOf<typeof scheduledColumns>;
export const earnScheduledTable = table({
  name: 'earn_scheduled',
  number: 181,
  kind: 'state',
  key: ['id'],
  columns: scheduledColumns,
  live: { column: 'status', values: ['waiting'] },
});

const trialColumns = {
  /** `owner:` and a number, or `person:` and the digest of a verified document. */
  taker: text,
  owner: id,
  order: id,
  at: time,
};
/** Who has had the trial machine: an owner, and the person where there is a verified document. */
export type Trial = RowOf<typeof trialColumns>;
export const earnTrialsTable = table({
  name: 'earn_trials',
  number: 182,
  kind: 'state',
  key: ['taker'],
  columns: trialColumns,
});

const flowColumns = {
  id,
  owner: id,
  /** Of savings or of a term; of a bonus the order that was shared. */
  order: id,
  product: id,
  kind: oneOf(earnKinds),
  flow: oneOf(earnFlowKinds),
  asset: text,
  /** Above zero for what the owner gets, below for what the owner gives. */
  amount,
  payer: maybe(oneOf(earnPayers)),
  fund: text,
  /** Which day of an order an income is for, from 1; 0 for others. */
  day: id,
  /** When it was due, and when it happened. */
  dueAt: time,
  at: time,
};
/** What came from a product or went into it. */
export type EarnFlow = RowOf<typeof flowColumns>;
export const earnFlowsTable = table({
  name: 'earn_flows',
  number: 183,
  kind: 'log',
  key: ['id'],
  columns: flowColumns,
});

const dayColumns = {
  product: id,
  stamp: time,
  asset: text,
  cutAt: time,
  /** Interest that came in since the income before, and what was carried from there. */
  interest: amount,
  carried: amount,
  /** Balance over time of those who had a part, in units × milliseconds; what they got; and how many they were. */
  weight: amount,
  shared: amount,
  people: id,
  /** Interest of a day on which nobody saved: the promotion budget has it. */
  unsaved: amount,
  /** When the last of them was paid. */
  at: time,
};
/** What savers got on a day. */
export type EarnDay = RowOf<typeof dayColumns>;
export const earnDaysTable = table({
  name: 'earn_days',
  number: 184,
  kind: 'log',
  key: ['product', 'stamp'],
  columns: dayColumns,
});

const uplineBonusColumns = {
  /** Of the flow or the scheduled payment; of what is withheld it is of nothing else. */
  id,
  /** A line above the owner of a machine. */
  owner: id,
  order: id,
  product: id,
  asset: text,
  /** Which day of the machine, and which line above, both from 1. */
  day: id,
  line: id,
  /** What the machine's owner got, and what the line gets of it, or would have got. */
  income: amount,
  amount,
  /** The sum of the machine, and that of the best one that the line had running; nothing without one. */
  machine: amount,
  own: maybe(amount),
  /** Why the line gets nothing. */
  withheld: maybe(oneOf(withheldReasons)),
  dueAt: time,
  at: time,
};
/** What a line above the owner of a machine got of an income, or why nothing: with all that it follows from. */
export type UplineBonus = RowOf<typeof uplineBonusColumns>;
export const earnUplineBonusesTable = table({
  name: 'earn_upline_bonuses',
  number: 215,
  kind: 'log',
  key: ['id'],
  columns: uplineBonusColumns,
});
