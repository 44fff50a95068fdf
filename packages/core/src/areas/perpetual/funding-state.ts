import { fundingStatuses, premiumMinuteStatuses } from '@quay/contract/perpetual/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const periodColumns = {
  id,
  contract: text,
  startsAt: time,
  /** The stamp: who holds a position then pays or receives. */
  endsAt: time,
  status: oneOf(fundingStatuses),
  /** Whether the contract was open at any moment of the period. */
  wasOpen: flag,
  /** How many samples of the premium were taken, and their sum. */
  samples: id,
  premiumSum: amount,
  /** The rate of the period before, which the mark counts with. */
  lastRate: amount,
  /** From here on what was fixed at the stamp: how many samples were due, the terms, the rate, and the mark. */
  due: id,
  interest: amount,
  damp: amount,
  cap: amount,
  rate: amount,
  markPrice: maybe(amount),
  /** How many hold a position, and the last of them who was paid in the order of their numbers. */
  holders: id,
  paidTo: id,
  /** What holders received together so far, below zero: who pays pays up. The insurance fund gets it at the end. */
  received: amount,
};
/** A funding period of a contract, from the first sample to the last payment. */
export type FundingPeriod = RowOf<typeof periodColumns>;
export const fundingPeriodsTable = table({
  name: 'perpetual_funding_periods',
  number: 120,
  kind: 'state',
  key: ['id'],
  columns: periodColumns,
  live: { column: 'status', values: ['sampling', 'paying'] },
});

const premium = maybe(amount);
const minuteColumns = {
  contract: text,
  /** When the minute began. */
  at: time,
  status: oneOf(premiumMinuteStatuses),
  /** The premium of each five seconds; nothing where none was taken. */
  ...{ premium0: premium, premium1: premium, premium2: premium, premium3: premium, premium4: premium },
  ...{ premium5: premium, premium6: premium, premium7: premium, premium8: premium, premium9: premium },
  ...{ premium10: premium, premium11: premium },
};
/** Samples of the premium of a contract: anybody can make the rate of a period again from its minutes. */
export type PremiumMinute = RowOf<typeof minuteColumns>;
export const premiumMinutesTable = table({
  name: 'perpetual_premium_minutes',
  number: 121,
  kind: 'state',
  key: ['contract', 'at'],
  columns: minuteColumns,
  live: { column: 'status', values: ['open'] },
});

const earlyColumns = { contract: text, owner: id };
/** Who was paid before their turn, because something of theirs was about to change. */
export type EarlyPayment = RowOf<typeof earlyColumns>;
export const earlyPaymentsTable = table({
  name: 'perpetual_early_payments',
  number: 122,
  kind: 'state',
  key: ['contract', 'owner'],
  columns: earlyColumns,
});

const paymentColumns = {
  /** Counted with the trades: entries and covers name it. */
  id,
  owner: id,
  contract: text,
  period: id,
  stamp: time,
  rate: amount,
  markPrice: amount,
  /** The position, above zero for a long and below for a short. */
  quantity: amount,
  /** What its holder received; below zero what was to be paid. */
  amount,
  /** The part that the holder could not pay. */
  shortfall: amount,
  at: time,
};
/** What a holder paid or received at a stamp. */
export type FundingPayment = RowOf<typeof paymentColumns>;
export const fundingPaymentsTable = table({
  name: 'perpetual_funding_payments',
  number: 123,
  kind: 'log',
  key: ['id'],
  columns: paymentColumns,
});
