import { type Changes, Rows } from '../../engine/changes.ts';
import { id, maybe, oneOf, type RowOf } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

const ocoPairColumns = {
  limitOrder: id,
  stopOrder: id,
  owner: id,
  /** The purchase whose exits they are; nothing of a pair that was placed as one. */
  entry: maybe(id),
  /** Both live while it stands. */
  status: oneOf(['standing', 'over']),
};
/** Two orders on the same quantity of which one is executed: a limit order that rests, and a stop order that waits. */
export type OcoPair = RowOf<typeof ocoPairColumns>;

export const ocoPairsTable = table({
  name: 'spot_oco_pairs',
  number: 217,
  kind: 'state',
  key: ['limitOrder'],
  columns: ocoPairColumns,
  live: { column: 'status', values: ['standing'] },
});

/** Pairs that stand. */
export class OcoPairs extends Rows<OcoPair> {
  readonly #byStop = new Map<number, OcoPair>();

  constructor(changes: Changes) {
    super(ocoPairsTable, changes);
  }

  ofLimit(order: number): OcoPair | undefined {
    return this.get(String(order));
  }

  ofStop(order: number): OcoPair | undefined {
    return this.#byStop.get(order);
  }

  stand(pair: Omit<OcoPair, 'status'>): void {
    this.#byStop.set(pair.stopOrder, this.add({ ...pair, status: 'standing' }));
  }

  end(pair: OcoPair): void {
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
