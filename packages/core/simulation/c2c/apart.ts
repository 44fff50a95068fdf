import { type C2cBlock, type C2cOrder, c2cBlocksTable } from '../../src/index.ts';
import { rowsOf, type Sorted } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

/** Who has blocked whom, by rows alone: no new order is between two of whom one has blocked the other. */
export class Apart {
  readonly #blocks = new Map<number, Set<number>>();

  /**
   * @param alone whether the batch is of one command: then it is known who was blocked when an order was made
   * @param max people whom somebody may have blocked at once
   */
  take(
    sorted: Sorted,
    {
      made,
      orders,
      alone,
      max,
    }: { made: ReadonlySet<number>; orders: readonly C2cOrder[]; alone: boolean; max: number },
  ): void {
    for (const { id, taker, advertiser } of alone ? orders : []) {
      if (made.has(id) && (this.#has(taker, advertiser) || this.#has(advertiser, taker))) {
        wrong(`order ${id} is between ${taker} and ${advertiser}, of whom one has blocked the other`);
      }
    }
    const rows = rowsOf<C2cBlock>(sorted, c2cBlocksTable.number);
    if (alone && rows.length > 1) wrong(`one command changed ${rows.length} blocks`);
    for (const { owner, blocked, state } of rows) {
      if (owner === blocked) wrong(`${owner} has blocked themselves`);
      const own = this.#blocks.get(owner) ?? new Set();
      this.#blocks.set(owner, own);
      if (state === 'blocked') own.add(blocked);
      else if (!own.delete(blocked) && alone) wrong(`${owner} let ${blocked} go, who was not blocked`);
      if (own.size > max) wrong(`${owner} has blocked ${own.size}, of ${max}`);
    }
  }

  #has(owner: number, blocked: number): boolean {
    return this.#blocks.get(owner)?.has(blocked) ?? false;
  }

  /** The core keeps the same in memory. */
  compare(rows: Iterable<C2cBlock>): void {
    const left = new Map([...this.#blocks].map(([owner, own]) => [owner, new Set(own)]));
    for (const { owner, blocked } of rows) {
      if (!left.get(owner)?.delete(blocked)) wrong(`the core says that ${owner} has blocked ${blocked}`);
    }
    for (const [owner, own] of left)
      for (const blocked of own) wrong(`the core forgot that ${owner} has blocked ${blocked}`);
  }
}
