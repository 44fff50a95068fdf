/** Something in a {@link Heap}, which keeps where it stands. */
export type Heaped = { index: number };

/** The place of what is in no heap. */
export const NOWHERE = -1;

/** A binary heap whose members can change their rank or leave: the first by `before` is on top. */
export class Heap<Item extends Heaped> {
  readonly #items: Item[] = [];
  readonly #isBefore: (a: Item, b: Item) => boolean;

  constructor(isBefore: (a: Item, b: Item) => boolean) {
    this.#isBefore = isBefore;
  }

  get size(): number {
    return this.#items.length;
  }

  get top(): Item | undefined {
    return this.#items[0];
  }

  values(): Iterable<Item> {
    return this.#items;
  }

  /** Puts it in, or to where it belongs by now. */
  set(item: Item): void {
    if (item.index === NOWHERE) {
      item.index = this.#items.length;
      this.#items.push(item);
    }
    this.#down(this.#up(item.index));
  }

  remove(item: Item): void {
    const { index } = item;
    if (index === NOWHERE) return;
    const last = this.#items.pop()!;
    item.index = NOWHERE;
    if (last === item) return;
    this.#put(last, index);
    this.#down(this.#up(index));
  }

  #put(item: Item, index: number): void {
    this.#items[index] = item;
    item.index = index;
  }

  #up(from: number): number {
    const item = this.#items[from]!;
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(item, this.#items[above]!)) break;
      this.#put(this.#items[above]!, at);
      at = above;
    }
    this.#put(item, at);
    return at;
  }

  #down(from: number): void {
    const items = this.#items;
    const item = items[from]!;
    let at = from;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= items.length) break;
      if (below + 1 < items.length && this.#isBefore(items[below + 1]!, items[below]!)) below += 1;
      if (!this.#isBefore(items[below]!, item)) break;
      this.#put(items[below]!, at);
      at = below;
    }
    this.#put(item, at);
  }
}
