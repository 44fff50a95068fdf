import { COPY_DONE, copyData, query } from './messages.ts';
import { AMOUNT_BYTES, microseconds, writeAmount, writeInt64, writeJournalAmount, writeWideAmount } from './values.ts';

const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const TRAILER = Buffer.from([0xff, 0xff]);
/** The server reads a message whole before it takes rows out of it, so they are not too large. */
const PIECE = 1 << 18;

/** Rows of a COPY in binary form, written one value after the other into memory that is used again. */
export class CopyRows {
  #bytes = new Uint8Array(1 << 14);
  #at = 0;
  rows = 0;

  clear(): void {
    this.#at = 0;
    this.rows = 0;
  }

  /** Begins a row of so many values. */
  row(values: number): void {
    this.#room(2);
    this.#bytes[this.#at++] = values >>> 8;
    this.#bytes[this.#at++] = values;
    this.rows += 1;
  }

  /** Where the next row begins; {@link undo} goes back to it. */
  get end(): number {
    return this.#at;
  }

  undo(end: number): void {
    this.#at = end;
    this.rows -= 1;
  }

  nothing(): void {
    this.#length(-1);
  }

  whole(value: number): void {
    this.#length(8);
    this.#room(8);
    writeInt64(this.#bytes, value, this.#at);
    this.#at += 8;
  }

  time(milliseconds: number): void {
    this.whole(microseconds(milliseconds));
  }

  amount(units: bigint): void {
    this.#room(4 + AMOUNT_BYTES);
    const start = this.#at + 4;
    this.#amount(start, writeWideAmount(this.#bytes, units, start));
  }

  /** An amount whose units a double holds. */
  units(units: number): void {
    this.#room(4 + AMOUNT_BYTES);
    const start = this.#at + 4;
    this.#amount(start, writeAmount(this.#bytes, units, start));
  }

  /** An amount as it stands in the journal. */
  journalAmount(from: Uint8Array, start: number, end: number): void {
    this.#room(4 + AMOUNT_BYTES);
    const at = this.#at + 4;
    this.#amount(at, writeJournalAmount(this.#bytes, at, from, start, end));
  }

  #amount(start: number, end: number): void {
    this.#length(end - start);
    this.#at = end;
  }

  flag(value: boolean): void {
    this.#room(5);
    this.#length(1);
    this.#bytes[this.#at++] = value ? 1 : 0;
  }

  /** Text or bytes as they stand in `from`. */
  raw(from: Uint8Array, start: number, end: number): void {
    const length = end - start;
    this.#room(4 + length);
    this.#length(length);
    const bytes = this.#bytes;
    let at = this.#at;
    if (length > 32) bytes.set(from.subarray(start, end), at);
    else for (let next = start; next < end; next++) bytes[at++] = from[next]!;
    this.#at += length;
  }

  text(value: string): void {
    const bytes = Buffer.from(value);
    this.raw(bytes, 0, bytes.length);
  }

  /** The whole COPY into a table. The rows are lent to the connection until it has answered. */
  into(target: string): Uint8Array[] {
    const messages = [query(`copy ${target} from stdin (format binary)`), copyData(HEADER.length), HEADER];
    for (let start = 0; start < this.#at; start += PIECE) {
      const piece = this.#bytes.subarray(start, Math.min(start + PIECE, this.#at));
      messages.push(copyData(piece.length), Buffer.from(piece.buffer, piece.byteOffset, piece.length));
    }
    messages.push(copyData(TRAILER.length), TRAILER, COPY_DONE);
    return messages;
  }

  #length(length: number): void {
    this.#room(4);
    const bytes = this.#bytes;
    bytes[this.#at] = length >>> 24;
    bytes[this.#at + 1] = length >>> 16;
    bytes[this.#at + 2] = length >>> 8;
    bytes[this.#at + 3] = length;
    this.#at += 4;
  }

  #room(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#at + more));
    grown.set(this.#bytes.subarray(0, this.#at));
    this.#bytes = grown;
  }
}
