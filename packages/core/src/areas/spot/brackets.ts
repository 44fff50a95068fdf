import { bracketStatuses } from '@quay/contract/spot/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { amount, id, maybe, oneOf, type RowOf } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const bracketColumns = {
  /** The purchase. */
  order: id,
  owner: id,
  /** The price of the limit order that takes the profit, and the stop price of the order that limits the loss; one at least. */
  takeProfit: maybe(amount),
  stopLoss: maybe(amount),
  status: oneOf(bracketStatuses),
  /** The orders that were placed: a limit order, and a stop order, or a market order where the stop price had come. */
  limitExit: maybe(id),
  stopExit: maybe(id),
};
/** The exits of a purchase, which are placed when it is over. */
export type Bracket = RowOf<typeof bracketColumns>;

export const bracketsTable = table({
  name: 'spot_brackets',
  number: 218,
  kind: 'state',
  key: ['order'],
  columns: bracketColumns,
  live: { column: 'status', values: ['waiting'] },
});

/** Exits of purchases that live. */
export class Brackets extends Rows<Bracket> {
  constructor(changes: Changes) {
    super(bracketsTable, changes);
  }

  of(order: number): Bracket | undefined {
    return this.get(String(order));
  }

  attach(bracket: Pick<Bracket, 'order' | 'owner' | 'takeProfit' | 'stopLoss'>): void {
    this.add({ ...bracket, status: 'waiting', limitExit: null, stopExit: null });
  }

  /** What became of them. */
  end(bracket: Bracket, become: Pick<Bracket, 'status'> & Partial<Pick<Bracket, 'limitExit' | 'stopExit'>>): void {
    Object.assign(bracket, become);
    this.retire(bracket);
  }
}
