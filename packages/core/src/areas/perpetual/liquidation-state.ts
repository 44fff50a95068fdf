import { caseStates, caseSteps, fundCauses, marginModes, takingKinds } from '@quay/contract/perpetual/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const caseColumns = {
  owner: id,
  /** What the group settles in. */
  asset: text,
  /** Of an isolated position; empty for all cross positions that settle in the asset. */
  contract: text,
  id,
  openedAt: time,
  /** When it was last worked on: not again before a mark of its contracts is newer. */
  workedAt: time,
};
/** A group that is being liquidated. The row is gone when it is restored or closed. */
export type LiquidationCase = RowOf<typeof caseColumns>;
export const casesTable = table({
  name: 'perpetual_cases',
  number: 114,
  kind: 'state',
  key: ['owner', 'asset', 'contract'],
  columns: caseColumns,
});

const syncingColumns = {
  contract: text,
  since: time,
};
/** A contract whose prices are back after a while without any: nothing is opened or liquidated before two marks agree. */
export type SyncingRow = RowOf<typeof syncingColumns>;
export const syncingTable = table({
  name: 'perpetual_syncing',
  number: 115,
  kind: 'state',
  key: ['contract'],
  columns: syncingColumns,
});

const fundPeakColumns = {
  asset: text,
  /** Of UTC, counted from 1970. */
  hour: id,
  balance: amount,
};
/** The most that the insurance fund had of an asset in an hour in which that changed; of the last hours alone. */
export type FundPeak = RowOf<typeof fundPeakColumns>;
export const fundPeaksTable = table({
  name: 'perpetual_fund_peaks',
  number: 116,
  kind: 'state',
  key: ['asset', 'hour'],
  columns: fundPeakColumns,
});

const liquidationColumns = {
  id,
  owner: id,
  case: id,
  contract: text,
  mode: oneOf(marginModes),
  /** What was done with the position, and what became of the group by that. */
  step: oneOf(caseSteps),
  state: oneOf(caseStates),
  /** The mark and what it was made of, and the version of the tiers. */
  markPrice: amount,
  markAt: time,
  indexPrice: amount,
  byFunding: amount,
  byBasis: amount,
  last: amount,
  tierVersion: id,
  /** Before the step: the position, its wallet, and what the other positions of the group gain and require. */
  quantity: amount,
  openValue: amount,
  wallet: amount,
  othersProfit: amount,
  othersMaintenance: amount,
  equity: amount,
  maintenance: amount,
  /** Nothing where no price leaves nothing of the position's share. */
  bankruptcyPrice: maybe(amount),
  /** The worst price and the quantity that it wanted to close, the order that did, and what it came to. */
  limitPrice: amount,
  wanted: amount,
  order: maybe(id),
  closed: amount,
  value: amount,
  /** To the fund: the fee, and what rounding to ticks has left. */
  fee: amount,
  rest: amount,
  fundBefore: amount,
  fundAfter: amount,
  at: time,
  /** What the owner pays as a taker, and most that could be paid of fee or rest. */
  takerRate: amount,
  payable: amount,
  /** The sources of the index, as the mark has them. */
  sources: text,
  /** The fund when it was asked to take a position over: what it had, the most of eight hours, what it held at the mark. */
  fundBalance: maybe(amount),
  fundPeak: maybe(amount),
  fundInventory: maybe(amount),
};
/** One step of a liquidation with all that it was decided by. */
export type Liquidation = RowOf<typeof liquidationColumns>;
export const liquidationsTable = table({
  name: 'perpetual_liquidations',
  number: 117,
  kind: 'log',
  key: ['id'],
  columns: liquidationColumns,
});

const otherColumns = {
  liquidation: id,
  contract: text,
  quantity: amount,
  openValue: amount,
  markPrice: amount,
  tierVersion: id,
};
/** Another position of the group that a step liquidated, as it was before the step. */
export type LiquidationOther = RowOf<typeof otherColumns>;
export const liquidationOthersTable = table({
  name: 'perpetual_liquidation_others',
  number: 130,
  kind: 'log',
  key: ['liquidation', 'contract'],
  columns: otherColumns,
});

const placeColumns = {
  liquidation: id,
  /** In the queue, from 1. */
  place: id,
  owner: id,
  quantity: amount,
  openValue: amount,
  /** The part of its group's equity that is the position's own, exactly: a fraction of units. */
  equity: text,
  equityOf: text,
  /** Whether closing at the bankruptcy price would have left it liquidatable: it was passed over at first. */
  passed: flag,
};
/** A position that auto-deleveraging has come to, as it stood in the queue. */
export type AdlPlaceRow = RowOf<typeof placeColumns>;
export const adlPlacesTable = table({
  name: 'perpetual_adl_places',
  number: 131,
  kind: 'log',
  key: ['liquidation', 'place'],
  columns: placeColumns,
});

const takingColumns = {
  /** Counted with the trades: its entries refer to it. */
  id,
  /** Whose position was closed, and who stood on the other side. */
  owner: id,
  counterparty: id,
  /** The step that it belongs to. */
  liquidation: id,
  kind: oneOf(takingKinds),
  contract: text,
  price: amount,
  quantity: amount,
  /** What it is worth, in the asset that the contract settles in. */
  amount,
  profit: amount,
  shortfall: amount,
  counterpartyProfit: amount,
  counterpartyShortfall: amount,
  /** Of auto-deleveraging: the place in the queue as it was then, from 1. */
  place: maybe(id),
  at: time,
};
/** A position, or a part of one, that changed hands without an order. */
export type Taking = RowOf<typeof takingColumns>;
export const takingsTable = table({
  name: 'perpetual_takings',
  number: 118,
  kind: 'log',
  key: ['id'],
  columns: takingColumns,
});

const fundFlowColumns = {
  id,
  asset: text,
  cause: oneOf(fundCauses),
  /** The liquidation that it came of. */
  case: maybe(id),
  amount,
  balanceAfter: amount,
  at: time,
};
/** A change of the insurance fund. */
export type FundFlow = RowOf<typeof fundFlowColumns>;
export const fundFlowsTable = table({
  name: 'perpetual_fund_flows',
  number: 119,
  kind: 'log',
  key: ['id'],
  columns: fundFlowColumns,
});
