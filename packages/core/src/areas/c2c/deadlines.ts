type Filed = { readonly at: number; readonly id: number };

/**
 * What waits for a moment, the earliest first and of equal ones the lowest id. A heap: ten thousand that wait cost a
 * tick one look. What was filed anew leaves its old place behind, which is passed over when its turn comes.
 */
export class Deadlines {
  #heap: Filed[] = [];
  readonly #filed = new Map<number, number>();

  get size(): number {
    return this.#filed.size;
  }

  /** When something waits, or nothing. */
  of(id: number): number | undefined {
    return this.#filed.get(id);
  }

  /** Files it under a moment; nothing takes it out. */
  file(id: number, at: number | null): void {
    if (at === null) {
      this.#filed.delete(id);
      return;
    }
    if (this.#filed.get(id) === at) return;
    this.#filed.set(id, at);
    this.#push({ at, id });
  }

  /** The moment of the first. */
  get next(): number | undefined {
    return this.#first()?.at;
  }

  /** Takes out what is due, at most so many. */
  take(now: number, most: number): number[] {
    const due: number[] = [];
    for (let first = this.#first(); first && first.at <= now && due.length < most; first = this.#first()) {
      due.push(first.id);
      this.#filed.delete(first.id);
    }
    return due;
  }

  clear(): void {
    this.#heap = [];
    this.#filed.clear();
  }

  #first(): Filed | undefined {
    for (;;) {
      const first = this.#heap[0];
      if (!first || this.#filed.get(first.id) === first.at) return first;
      this.#pop();
    }
  }

  #push(one: Filed): void {
    const heap = this.#heap;
    let at = heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isBefore(one, heap[above]!)) break;
      heap[at] = heap[above]!;
      at = above;
    }
    heap[at] = one;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
      if (!isBefore(heap[below]!, last)) break;
      heap[at] = heap[below]!;
      at = below;
    }
    heap[at] = last;
  }
}

const isBefore = (one: Filed, other: Filed): boolean => one.at < other.at || (one.at === other.at && one.id < other.id);
