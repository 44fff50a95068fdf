import { type Changes, Rows } from '../../engine/changes.ts';
import { id, maybe, oneOf, type RowOf } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const pairColumns = {
  limitOrder: id,
  stopOrder: id,
  owner: id,
  /** The purchase whose exits they are; nothing of a pair that was placed as one. */
  entry: maybe(id),
  /** Both live while it stands. */
  status: oneOf(['standing', 'over']),
};
/** Two orders on the same quantity of which one is executed: a limit order that rests, and a stop order that waits. */
export type Pair = RowOf<typeof pairColumns>;

export const pairsTable = table({
  name: 'spot_pairs',
  number: 217,
  kind: 'state',
  key: ['limitOrder'],
  columns: pairColumns,
  live: { column: 'status', values: ['standing'] },
});

/** Pairs that stand. */
export class Pairs extends Rows<Pair> {
  readonly #byStop = new Map<number, Pair>();

  constructor(changes: Changes) {
    super(pairsTable, changes);
  }

  ofLimit(order: number): Pair | undefined {
    return this.get(String(order));
  }

  ofStop(order: number): Pair | undefined {
    return this.#byStop.get(order);
  }

  stand(pair: Omit<Pair, 'status'>): void {
    this.#byStop.set(pair.stopOrder, this.add({ ...pair, status: 'standing' }));
  }

  end(pair: Pair): void {
    pair.status = 'over';
    this.#byStop.delete(pair.stopOrder);
    this.retire(pair);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#byStop.clear();
    this.sort((a, b) => a.limitOrder - b.limitOrder);
    for (const pair of this.values()) this.#byStop.set(pair.stopOrder, pair);
  }
}
