import { Heap, type Heaped, NOWHERE } from './heap.ts';
import type { RiskGroup } from './risk.ts';

/** A mark that, when it is passed, has its group looked at. */
type Guard = Heaped & { readonly group: RiskGroup; price: number };

type Sides = { readonly longs: Heap<Guard>; readonly shorts: Heap<Guard> };

/**
 * Guards of all positions, by contract and side: of longs the highest is passed first, of shorts the lowest. A mark that
 * passes none costs two comparisons.
 */
export class Guards {
  readonly #sides = new Map<string, Sides>();
  readonly #ofGroup = new Map<RiskGroup, Map<string, { readonly guard: Guard; readonly heap: Heap<Guard> }>>();

  set(group: RiskGroup, contract: string, isLong: boolean, price: number): void {
    if (!Number.isFinite(price) || price < 1) return;
    const sides = this.#sidesOf(contract);
    const heap = isLong ? sides.longs : sides.shorts;
    const guard: Guard = { group, price, index: NOWHERE };
    heap.set(guard);
    const own = this.#ofGroup.get(group) ?? new Map();
    own.set(contract, { guard, heap });
    this.#ofGroup.set(group, own);
  }

  /** A group has no guards any more. */
  drop(group: RiskGroup): void {
    for (const { guard, heap } of this.#ofGroup.get(group)?.values() ?? []) heap.remove(guard);
    this.#ofGroup.delete(group);
  }

  /** Whose guards a mark has passed, which may be another for either side; those guards are gone. */
  passed(contract: string, markOfLongs: number, markOfShorts = markOfLongs): RiskGroup[] {
    const { longs, shorts } = this.#sidesOf(contract);
    const passed: RiskGroup[] = [];
    for (let top = longs.top; top && markOfLongs <= top.price; top = longs.top) {
      longs.remove(top);
      passed.push(top.group);
    }
    for (let top = shorts.top; top && markOfShorts >= top.price; top = shorts.top) {
      shorts.remove(top);
      passed.push(top.group);
    }
    return passed;
  }

  #sidesOf(contract: string): Sides {
    let sides = this.#sides.get(contract);
    if (!sides) {
      sides = {
        longs: new Heap((a, b) => a.price > b.price),
        shorts: new Heap((a, b) => a.price < b.price),
      };
      this.#sides.set(contract, sides);
    }
    return sides;
  }
}
