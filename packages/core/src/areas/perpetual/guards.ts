import { type Heaped, NOWHERE } from '../../engine/heap.ts';
import { RankedHeap } from '../../engine/ranked-heap.ts';
import type { RiskGroup } from './risk-group.ts';

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
    const rank = rankOf(isLong, price);
    if (rank === 0) return;
    const sides = this.#sidesOf(contract);
    const heap = isLong ? sides.longs : sides.shorts;
    const guard: Guard = { group, heap, index: NOWHERE };
    heap.set(guard, rank);
    group[this.#kind] = group[this.#kind] === none ? [guard] : [...group[this.#kind], guard];
  }

  /** The only guard of a group stands elsewhere from now on: it is set, or moved where it has one on the same side. */
  move(group: RiskGroup, contract: string, isLong: boolean, price: number): void {
    const own = group[this.#kind];
    const sides = this.#sidesOf(contract);
    const heap = isLong ? sides.longs : sides.shorts;
    const [only] = own;
    const rank = rankOf(isLong, price);
    if (own.length === 1 && only!.heap === heap && only!.index !== NOWHERE && rank !== 0) {
      heap.set(only!, rank);
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

  /** Whether the only guard of a group stands at a rank; with 0 whether it has none. */
  standsAt(group: RiskGroup, rank: number): boolean {
    const [only, ...others] = group[this.#kind];
    return others.length === 0 && (only ? only.heap.rankOf(only) === rank : rank === 0);
  }

  /** The guards that a mark has passed, which may be another for either side; they stand nowhere any more. */
  passed(contract: string, markOfLongs: number, markOfShorts = markOfLongs): readonly Guard[] {
    const { longs, shorts } = this.#sidesOf(contract);
    const passed = longs.rank <= -markOfLongs ? longs.takeUpTo(-markOfLongs) : none;
    return shorts.rank <= markOfShorts ? [...passed, ...shorts.takeUpTo(markOfShorts)] : passed;
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

/** Of longs it is the price below zero: the highest comes first. 0 where no price is one that a mark may have. */
export function rankOf(isLong: boolean, price: number): number {
  if (!Number.isFinite(price) || price < 1) return 0;
  return isLong ? -price : price;
}

/** Further from the mark than this share of it is far. */
const FAR = 0.5;

/**
 * Where a guard may stand as well, that is to stand at a price: one that is far from the mark stands half the way nearer to
 * what is not, so that it need not be moved each time its position grows.
 */
export function withinReach(mark: number, price: number): number {
  const far = mark * FAR;
  const distance = Math.abs(price - mark);
  if (!(distance > far) || distance === Number.POSITIVE_INFINITY) return price;
  const nearer = (distance + far) / 2;
  return price < mark ? Math.ceil(mark - nearer) : Math.floor(mark + nearer);
}

/** Whether a guard of a rank may stay: it is on its side, passed no later than one at a price, and there or far from the mark. */
export function mayStay(rank: number, mark: number, isLong: boolean, price: number): boolean {
  if (rank === 0 || rank < 0 !== isLong) return rank === 0 && rankOf(isLong, price) === 0;
  const place = isLong ? -rank : rank;
  if (isLong ? place < price : place > price) return false;
  return place === price || Math.abs(place - mark) > mark * FAR;
}

/** What a group has that has no guards: arrays that are emptied cost more than one that is put in their place. */
export const none: readonly Guard[] = [];

/** Who is looked at first does not matter: see `risk.ts`. */
const inAnyOrder = (): boolean => false;
