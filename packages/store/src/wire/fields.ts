import { milliseconds, readAmount, readInt64 } from './values.ts';

/** The values of one row in binary form, read from left to right. The bytes behind them are only lent. */
export class Fields {
  #bytes: Buffer = Buffer.alloc(0);
  #at = 0;
  #length = 0;

  of(bytes: Buffer, start: number): this {
    this.#bytes = bytes;
    this.#at = start + 2;
    this.#length = 0;
    return this;
  }

  /** Goes on to the next value. False when there is none. */
  next(): boolean {
    this.#at += this.#length;
    const length = this.#bytes.readInt32BE(this.#at);
    this.#at += 4;
    this.#length = Math.max(0, length);
    return length >= 0;
  }

  whole(): number {
    return readInt64(this.#bytes, this.#at);
  }

  time(): number {
    return milliseconds(this.whole());
  }

  amount(): bigint {
    return readAmount(this.#bytes, this.#at);
  }

  flag(): boolean {
    return this.#bytes[this.#at] === 1;
  }

  text(): string {
    return this.#bytes.toString('utf8', this.#at, this.#at + this.#length);
  }

  /** A copy. */
  bytes(): Uint8Array {
    return new Uint8Array(this.#bytes.subarray(this.#at, this.#at + this.#length));
  }
}
