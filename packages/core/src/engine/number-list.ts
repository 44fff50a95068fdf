/** Whole numbers below 2³¹ that are gathered for a while. An array that is emptied gives its memory back, and grows anew. */
export class NumberList {
  #numbers = new Int32Array(1 << 5);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  at(index: number): number {
    return this.#numbers[index]!;
  }

  /** A view, until the next push. */
  values(): Int32Array {
    return this.#numbers.subarray(0, this.#size);
  }

  push(number: number): void {
    if (this.#size === this.#numbers.length) this.#grow();
    this.#numbers[this.#size++] = number;
  }

  clear(): void {
    this.#size = 0;
  }

  #grow(): void {
    const larger = new Int32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
