const SLOTS = 1 << 10;

/**
 * The last value of each row of a state table: where it stands in which bytes. A row is known by the bytes of its key as
 * they stand in the journal, in a table by open addressing: a string for each of them would cost more than all else.
 */
export class Latest {
  /** By place, in the order in which rows came first. */
  readonly sources: Uint8Array[] = [];
  readonly starts: number[] = [];
  readonly gone: boolean[] = [];
  readonly #hashes: number[] = [];
  /** A place plus one, or zero; at most half of them are taken. */
  #slots = new Int32Array(SLOTS);

  get size(): number {
    return this.sources.length;
  }

  /** A row, whose key stands from `start` to `end`. */
  put(source: Uint8Array, start: number, end: number, gone: boolean): void {
    const place = this.#placeOf(source, start, end);
    this.sources[place] = source;
    this.starts[place] = start;
    this.gone[place] = gone;
  }

  clear(): void {
    if (this.size > 0) this.#slots.fill(0);
    for (const column of [this.sources, this.starts, this.gone, this.#hashes]) column.length = 0;
  }

  #placeOf(source: Uint8Array, start: number, end: number): number {
    const hash = hashOf(source, start, end);
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (; this.#slots[slot] !== 0; slot = (slot + 1) & mask) {
      const place = this.#slots[slot]! - 1;
      if (this.#hashes[place] === hash && this.#isKey(place, source, start, end)) return place;
    }
    const place = this.#hashes.push(hash) - 1;
    this.#slots[slot] = place + 1;
    if (this.#hashes.length * 2 > this.#slots.length) this.#grow();
    return place;
  }

  /** Bytes of a key say where it ends, so none is the beginning of another. */
  #isKey(place: number, source: Uint8Array, start: number, end: number): boolean {
    const known = this.sources[place]!;
    let at = this.starts[place]!;
    for (let next = start; next < end; next++) if (known[at++] !== source[next]) return false;
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (const [place, hash] of this.#hashes.entries()) {
      let slot = hash & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = place + 1;
    }
    this.#slots = slots;
  }
}

/** FNV-1a, with its high bits brought to where the slots are counted. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash ^ (hash >>> 15);
}
