/** What is known of rows by their keys: the hash of each row, or that there is none. */
const SLOTS = 1 << 12;
/** Two words of the key's hash, two of the row's, and the state. */
const WORDS = 5;
const FREE = 0;

/** States of a row. */
export const ABSENT = 1;
export const ENDED = 2;
export const LIVE = 3;
/** Of a comparison: the row was met and is the same. */
export const MET = 4;

/**
 * Hashes of rows by the hash of their keys, by open addressing in one array: twenty bytes a row and no objects. Two keys
 * of one hash of 64 bits would be taken for one; among ten million rows that has a chance of one in 300,000.
 */
export class RowHashes {
  #words = new Int32Array(SLOTS * WORDS);
  #mask = SLOTS - 1;
  size = 0;

  /** Where a key stands, or −1. */
  find(high: number, low: number): number {
    const words = this.#words;
    for (let slot = low & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = slot * WORDS;
      if (words[at + 4] === FREE) return -1;
      if (words[at] === high && words[at + 1] === low) return at;
    }
  }

  high(at: number): number {
    return this.#words[at + 2]!;
  }

  low(at: number): number {
    return this.#words[at + 3]!;
  }

  state(at: number): number {
    return this.#words[at + 4]!;
  }

  mark(at: number, state: number): void {
    this.#words[at + 4] = state;
  }

  put(keyHigh: number, keyLow: number, high: number, low: number, state: number): void {
    if (this.size * 2 > this.#mask) this.#grow();
    const words = this.#words;
    let slot = keyLow & this.#mask;
    let at = slot * WORDS;
    while (words[at + 4] !== FREE && (words[at] !== keyHigh || words[at + 1] !== keyLow)) {
      slot = (slot + 1) & this.#mask;
      at = slot * WORDS;
    }
    if (words[at + 4] === FREE) this.size += 1;
    words[at] = keyHigh;
    words[at + 1] = keyLow;
    words[at + 2] = high;
    words[at + 3] = low;
    words[at + 4] = state;
  }

  /** Keys in one of these states. */
  *keysIn(...states: readonly number[]): Iterable<{ readonly high: number; readonly low: number }> {
    const words = this.#words;
    for (let at = 0; at < words.length; at += WORDS) {
      if (states.includes(words[at + 4]!)) yield { high: words[at]!, low: words[at + 1]! };
    }
  }

  clear(): void {
    if (this.size === 0) return;
    this.#words = new Int32Array(SLOTS * WORDS);
    this.#mask = SLOTS - 1;
    this.size = 0;
  }

  #grow(): void {
    const before = this.#words;
    this.#words = new Int32Array(before.length * 2);
    this.#mask = this.#words.length / WORDS - 1;
    this.size = 0;
    for (let at = 0; at < before.length; at += WORDS) {
      if (before[at + 4] === FREE) continue;
      this.put(before[at]!, before[at + 1]!, before[at + 2]!, before[at + 3]!, before[at + 4]!);
    }
  }
}

/** The most rows of one generation: more than any two transactions of the projector have together. */
const GENERATION = 1 << 20;

/** The same with bounds: of what was not read for long nothing is known. */
export class RecentHashes {
  #young = new RowHashes();
  #old = new RowHashes();
  high = 0;
  low = 0;

  /** The state of a row, with its hash in `high` and `low`; 0 when nothing is known of it. */
  find(keyHigh: number, keyLow: number): number {
    for (const hashes of [this.#young, this.#old]) {
      const at = hashes.find(keyHigh, keyLow);
      if (at < 0) continue;
      this.high = hashes.high(at);
      this.low = hashes.low(at);
      return hashes.state(at);
    }
    return 0;
  }

  put(keyHigh: number, keyLow: number, high: number, low: number, state: number): void {
    if (this.#young.size >= GENERATION) {
      this.#old = this.#young;
      this.#young = new RowHashes();
    }
    this.#young.put(keyHigh, keyLow, high, low, state);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }
}
