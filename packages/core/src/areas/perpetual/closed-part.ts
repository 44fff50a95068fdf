import type { Amount } from '@quay/money';
import { always } from '../../engine/fault.ts';
import { type Fill, filled, releasedMargin, sizeOf } from '../../margin/position.ts';
import type { PostedCase, Postings } from './postings.ts';

/** What closing a part came to. */
export type ClosedPart = { readonly profit: Amount; readonly fee: Amount; readonly shortfall: Amount };

/** Closes a part of a position, or all: its profit is posted, and of an isolated margin that part comes back. */
export function closePart(postings: Postings, one: PostedCase, fill: Fill, due: Amount): ClosedPart {
  const { row, contract } = one;
  const size = sizeOf(row);
  const { position, closed, profit } = filled(contract.kind, row, fill);
  always(closed === fill.quantity && closed <= size, `an order of ${row.owner} would close more than there is`);
  const given = row.mode === 'isolated' ? releasedMargin(row.margin, closed, size) : 0n;
  Object.assign(row, position);
  if (row.quantity === 0n) row.openedAt = null;
  const paid =
    row.mode === 'isolated' ? postings.settleIsolated(one, profit, due, given) : postings.settleCross(one, profit, due);
  row.realised += profit + paid.shortfall;
  return { profit, ...paid };
}
