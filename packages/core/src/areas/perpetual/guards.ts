import { Heap, type Heaped, NOWHERE } from './heap.ts';
import type { RiskGroup } from './risk.ts';

/** A mark that, when it is passed, has its group looked at. */
export type Guard = Heaped & { readonly group: RiskGroup; readonly heap: Heap<Guard>; price: number };

type Sides = { readonly longs: Heap<Guard>; readonly shorts: Heap<Guard> };

/** Where a group keeps its guards of one kind. */
export type GuardKind = 'guards' | 'reliefs';

/**
 * Guards of all positions, by contract and side: of longs the highest is passed first, of shorts the lowest. A mark that
 * passes none costs two comparisons. A group keeps its own, a few: none is looked up.
 */
export class Guards {
  readonly #kind: GuardKind;
  readonly #sides = new Map<string, Sides>();

  constructor(kind: GuardKind) {
    this.#kind = kind;
  }

  set(group: RiskGroup, contract: string, isLong: boolean, price: number): void {
    if (!Number.isFinite(price) || price < 1) return;
    const sides = this.#sidesOf(contract);
    const heap = isLong ? sides.longs : sides.shorts;
    const guard: Guard = { group, heap, price, index: NOWHERE };
    heap.set(guard);
    group[this.#kind].push(guard);
  }

  /** A group has no guards any more. */
  drop(group: RiskGroup): void {
    const own = group[this.#kind];
    for (const guard of own) guard.heap.remove(guard);
    own.length = 0;
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
