import { amount, id, oneOf, type RowOf, text, time } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

/** `over`: it lasts no more, and only the database keeps it. */
export const holdStates = ['lasting', 'over'] as const;

const holdColumns = {
  owner: id,
  /** Of `holdReasons`. As text: the set grows, and none of them is lost by a version that does not know it. */
  reason: text,
  /** When it was last placed. */
  since: time,
  until: time,
  state: oneOf(holdStates),
};
/** Why value may not leave an owner, and until when. One row for each reason; a new one never shortens it. */
export type AccountHold = RowOf<typeof holdColumns>;
export const accountHoldsTable = table({
  name: 'account_holds',
  number: 60,
  kind: 'state',
  key: ['owner', 'reason'],
  columns: holdColumns,
  live: { column: 'state', values: ['lasting'] },
});

export const freezers = ['owner', 'staff'] as const;
export const freezeStates = ['frozen', 'open'] as const;

const freezeColumns = { owner: id, by: oneOf(freezers), since: time, state: oneOf(freezeStates) };
/** An account that its owner or staff has stopped: nothing leaves it until it is opened. */
export type AccountFreeze = RowOf<typeof freezeColumns>;
export const accountFreezesTable = table({
  name: 'account_freezes',
  number: 61,
  kind: 'state',
  key: ['owner'],
  columns: freezeColumns,
  live: { column: 'state', values: ['frozen'] },
});

const givenColumns = {
  owner: id,
  counterparty: id,
  day: time,
  /** USDT. */
  amount,
};
/** What an owner lost to one counterparty by prices far from the reference, in the last UTC day in which they did. */
export type ValueGiven = RowOf<typeof givenColumns>;
export const valueGivenTable = table({
  name: 'value_given',
  number: 62,
  kind: 'state',
  key: ['owner', 'counterparty'],
  columns: givenColumns,
});

const caseColumns = { id, ...givenColumns, at: time };
/** So much was given to one counterparty in a day that staff are to look. */
export type ValueCase = RowOf<typeof caseColumns>;
export const valueCasesTable = table({
  name: 'value_cases',
  number: 63,
  kind: 'log',
  key: ['id'],
  columns: caseColumns,
});

const referenceColumns = {
  /** A C2C order whose coins are in escrow. */
  order: id,
  /** Fiat for one coin, when it was taken. */
  reference: amount,
};
/** What the price of a C2C order is held against when its coins go to the payer. */
export type SaleReference = RowOf<typeof referenceColumns>;
export const saleReferencesTable = table({
  name: 'sale_references',
  number: 64,
  kind: 'state',
  key: ['order'],
  columns: referenceColumns,
});
