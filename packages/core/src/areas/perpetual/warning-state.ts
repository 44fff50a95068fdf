import { amount, id, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const warnedColumns = {
  owner: id,
  /** What the group settles in. */
  asset: text,
  /** Of an isolated position; empty for all cross positions that settle in the asset. */
  contract: text,
  at: time,
};
/** A group that is not warned again before its margin ratio was below the lower bound. */
export type WarnedGroup = RowOf<typeof warnedColumns>;
export const warnedTable = table({
  name: 'perpetual_warned',
  number: 140,
  kind: 'state',
  key: ['owner', 'asset', 'contract'],
  columns: warnedColumns,
});

const warningColumns = {
  id,
  owner: id,
  asset: text,
  contract: text,
  /** The position of the group that has lost most, and its mark. */
  position: text,
  markPrice: amount,
  /** What the group is worth, down, and what it requires, up. */
  equity: amount,
  maintenance: amount,
  at: time,
};
/** A group came so near to its liquidation that its owner is warned. */
export type MarginWarning = RowOf<typeof warningColumns>;
export const marginWarningsTable = table({
  name: 'perpetual_margin_warnings',
  number: 141,
  kind: 'log',
  key: ['id'],
  columns: warningColumns,
});
