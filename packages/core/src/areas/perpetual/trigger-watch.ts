import type { Price } from '@quay/money';
import { Heap, type Heaped, NOWHERE } from '../../engine/heap.ts';
import type { TriggerRow } from './trigger-state.ts';

/** A price at which something happens to a trigger. */
type Watch = Heaped & { readonly row: TriggerRow; readonly price: Price };

/** Watches of a contract: those that the mark rises to, the lowest on top, and those that it falls to, the highest. */
type Sides = { readonly rising: Heap<Watch>; readonly falling: Heap<Watch> };

/** What a trigger waits for: the mark rises to a price, or falls to one. */
export type Awaited = { readonly rises: boolean; readonly price: Price };

/** The prices that triggers wait for, by contract. A mark that comes to none of them costs two comparisons. */
export class TriggerWatch {
  readonly #sides = new Map<string, Sides>();
  readonly #ofRow = new Map<TriggerRow, { readonly watch: Watch; readonly heap: Heap<Watch> }[]>();

  /** Whether nothing is waited for. */
  get isEmpty(): boolean {
    return this.#ofRow.size === 0;
  }

  /** Whether anything waits for marks of a contract. */
  isAwaited(contract: string): boolean {
    const sides = this.#ofRow.size === 0 ? undefined : this.#sides.get(contract);
    return sides !== undefined && sides.rising.size + sides.falling.size > 0;
  }

  set(row: TriggerRow, awaited: readonly Awaited[]): void {
    this.drop(row);
    if (awaited.length === 0) return;
    const { rising, falling } = this.#sidesOf(row.contract);
    const own = awaited.map(({ rises, price }) => {
      const heap = rises ? rising : falling;
      const watch: Watch = { row, price, index: NOWHERE };
      heap.set(watch);
      return { watch, heap };
    });
    this.#ofRow.set(row, own);
  }

  drop(row: TriggerRow): void {
    for (const { watch, heap } of this.#ofRow.get(row) ?? []) heap.remove(watch);
    this.#ofRow.delete(row);
  }

  /** The trigger whose price a mark has come to: of those it rose to first, nearest first, and the oldest of a price. */
  reached(contract: string, mark: Price): TriggerRow | undefined {
    const sides = this.#sides.get(contract);
    if (!sides) return undefined;
    const { rising, falling } = sides;
    if (rising.top && rising.top.price <= mark) return rising.top.row;
    return falling.top && falling.top.price >= mark ? falling.top.row : undefined;
  }

  clear(): void {
    this.#sides.clear();
    this.#ofRow.clear();
  }

  #sidesOf(contract: string): Sides {
    let sides = this.#sides.get(contract);
    if (!sides) {
      const older = (a: Watch, b: Watch) => a.row.id < b.row.id;
      sides = {
        rising: new Heap((a, b) => (a.price === b.price ? older(a, b) : a.price < b.price)),
        falling: new Heap((a, b) => (a.price === b.price ? older(a, b) : a.price > b.price)),
      };
      this.#sides.set(contract, sides);
    }
    return sides;
  }
}
