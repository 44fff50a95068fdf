/** What the rows do not have yet, in bytes of changes. */
export class Backlog {
  #seqs: number[] = [];
  #sizes: number[] = [];
  #first = 0;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  /** A batch is durable. They come in order. */
  add(seq: number, size: number): void {
    this.#seqs.push(seq);
    this.#sizes.push(size);
    this.#bytes += size;
  }

  /** The rows have everything up to a batch. */
  drop(seq: number): void {
    while (this.#first < this.#seqs.length && this.#seqs[this.#first]! <= seq) {
      this.#bytes -= this.#sizes[this.#first]!;
      this.#first += 1;
    }
    if (this.#first < this.#seqs.length / 2) return;
    this.#seqs = this.#seqs.slice(this.#first);
    this.#sizes = this.#sizes.slice(this.#first);
    this.#first = 0;
  }
}
