import {
  contractLives,
  contractTerms,
  expiryNotices,
  marginModes,
  settlementSampleStatuses,
} from '@quay/contract/perpetual/rules';
import { amount, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** What is said of a dated contract when it is listed, behind what is said of every contract. */
export const datedTermColumns = {
  term: oneOf(contractTerms),
  /** How long a week of its calendar is; 0 for that of days, in which contracts end on Fridays at 08:00 UTC. */
  weekMs: id,
  /** Samples of so long before it is settled make its price. */
  windowMs: id,
  /** Of the value of a position at the settlement price, as a share. */
  deliveryFeeRate: amount,
};

const datedColumns = {
  contract: text,
  /** What the symbols of its successors begin with, such as `BTCUSDT`. */
  root: text,
  ...datedTermColumns,
  life: oneOf(contractLives),
  /** What its holders were told of its expiry last. */
  told: oneOf(expiryNotices),
  /** Nothing trades from then on. */
  expiresAt: time,
  /** When its price is made: at its expiry, or later where it was postponed. */
  settlesAt: time,
  /** Samples that were taken in the window before that, and their sum. */
  samples: id,
  sampleSum: amount,
  /** From here on what was fixed: the price, when, and who of staff did it at the last index; 0 where samples made it. */
  price: maybe(amount),
  fixedAt: maybe(time),
  staff: id,
  /** How many held a position then, and how many of them are settled. */
  holders: id,
  paid: id,
  /** Of those who are settled: their signed quantities and open values, and what they gained and were charged. */
  paidQuantity: amount,
  paidOpenValue: amount,
  paidProfit: amount,
  paidFees: amount,
};
/** What a contract with an end has besides what every contract has; the others have no row. */
export type Dated = RowOf<typeof datedColumns>;
export const datedTable = table({
  name: 'perpetual_dated',
  number: 145,
  kind: 'state',
  key: ['contract'],
  columns: datedColumns,
});

const sampleColumns = {
  contract: text,
  /** When the half minute began. */
  at: time,
  status: oneOf(settlementSampleStatuses),
  /** The index in each of its seconds, in units, with a comma between; nothing where none was recorded. */
  prices: text,
};
/** Samples of the index before a settlement: anybody can make the price again from them. */
export type SettlementSamples = RowOf<typeof sampleColumns>;
export const settlementSamplesTable = table({
  name: 'perpetual_settlement_samples',
  number: 146,
  kind: 'state',
  key: ['contract', 'at'],
  columns: sampleColumns,
  live: { column: 'status', values: ['open'] },
});

const deliveryColumns = {
  /** Counted with the trades: its entries refer to it. */
  id,
  owner: id,
  contract: text,
  mode: oneOf(marginModes),
  /** The position, above zero for a long and below for a short. */
  quantity: amount,
  openValue: amount,
  price: amount,
  /** What its holder gained, below zero a loss; down. */
  profit: amount,
  feeRate: amount,
  /** What the holder was charged: no more than what was left. */
  fee: amount,
  /** The part of a loss that the holder could not pay. */
  shortfall: amount,
  openedAt: time,
  at: time,
};
/** A position that ended with its contract. */
export type Delivery = RowOf<typeof deliveryColumns>;
export const deliveriesTable = table({
  name: 'perpetual_deliveries',
  number: 147,
  kind: 'log',
  key: ['id'],
  columns: deliveryColumns,
});
