import { type Heaped, NOWHERE } from '../../engine/heap.ts';
import { RankedHeap } from '../../engine/ranked-heap.ts';
import type { RiskGroup } from './risk.ts';

/** A mark that, when it is passed, has its group looked at. */
export type Guard = Heaped & { readonly group: RiskGroup; readonly heap: RankedHeap<Guard> };

/** Of longs the ranks are prices below zero: the highest comes first. */
type Sides = { readonly longs: RankedHeap<Guard>; readonly shorts: RankedHeap<Guard> };

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
    const guard: Guard = { group, heap, index: NOWHERE };
    heap.set(guard, isLong ? -price : price);
    group[this.#kind] = group[this.#kind] === none ? [guard] : [...group[this.#kind], guard];
  }

  /** The only guard of a group stands elsewhere from now on: it is set, or moved where it has one on the same side. */
  move(group: RiskGroup, contract: string, isLong: boolean, price: number): void {
    const own = group[this.#kind];
    const sides = this.#sidesOf(contract);
    const heap = isLong ? sides.longs : sides.shorts;
    const [only] = own;
    if (own.length === 1 && only!.heap === heap && only!.index !== NOWHERE && Number.isFinite(price) && price >= 1) {
      heap.set(only!, isLong ? -price : price);
      return;
    }
    this.drop(group);
    this.set(group, contract, isLong, price);
  }

  /** A group has no guards any more. */
  drop(group: RiskGroup): void {
    const own = group[this.#kind];
    if (own === none) return;
    for (const guard of own) guard.heap.remove(guard);
    group[this.#kind] = none;
  }

  /** The only guard of a group was passed. */
  forget(group: RiskGroup): void {
    group[this.#kind] = none;
  }

  /** Whose guards a mark has passed, which may be another for either side; those guards are gone. */
  passed(contract: string, markOfLongs: number, markOfShorts = markOfLongs): RiskGroup[] {
    const { longs, shorts } = this.#sidesOf(contract);
    const passed: RiskGroup[] = [];
    take(longs, -markOfLongs, passed);
    take(shorts, markOfShorts, passed);
    return passed;
  }

  #sidesOf(contract: string): Sides {
    let sides = this.#sides.get(contract);
    if (!sides) {
      sides = {
        longs: new RankedHeap(inAnyOrder),
        shorts: new RankedHeap(inAnyOrder),
      };
      this.#sides.set(contract, sides);
    }
    return sides;
  }
}

/** What a group has that has no guards: arrays that are emptied cost more than one that is put in their place. */
export const none: readonly Guard[] = [];

/** Who is looked at first does not matter: see `risk.ts`. */
const inAnyOrder = (): boolean => false;

function take(heap: RankedHeap<Guard>, until: number, to: RiskGroup[]): void {
  while (heap.rank <= until) {
    const top = heap.top!;
    heap.remove(top);
    to.push(top.group);
  }
}
