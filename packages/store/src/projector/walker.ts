import type { CopyRows } from '../wire/copy.ts';
import { AMOUNT, FLAG, SET, type Shape, TEXT, TIME, WHOLE } from './shape.ts';

/** What four bytes of seven bits hold. */
const FOUR = 0x1000_0000;
const NOTHING: Uint8Array = new Uint8Array(0);

/**
 * Walks through the changes of a batch without making records of them: rows are stepped over, or go value by value
 * from the journal's bytes into those of a COPY.
 */
export class Walker {
  source: Uint8Array = NOTHING;
  at = 0;

  open(source: Uint8Array, at = 0): void {
    this.source = source;
    this.at = at;
  }

  get done(): boolean {
    return this.at >= this.source.length;
  }

  count(): number {
    const bytes = this.source;
    let byte = bytes[this.at++]!;
    let value = byte & 127;
    let shift = 7;
    while (byte > 127 && shift < 28) {
      byte = bytes[this.at++]!;
      value |= (byte & 127) << shift;
      shift += 7;
    }
    if (byte > 127) {
      let scale = FOUR;
      do {
        byte = bytes[this.at++]!;
        value += (byte & 127) * scale;
        scale *= 128;
      } while (byte > 127);
    }
    return value;
  }

  #amount(to: CopyRows): void {
    const bytes = this.source;
    const start = this.at;
    let end = start + 1;
    while (bytes[end - 1]! > 127) end += 1;
    // Seven bytes hold 49 bits.
    if (end - start <= 7) {
      const folded = this.count();
      to.units(folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2);
    } else {
      to.journalAmount(bytes, start, end);
      this.at = end;
    }
  }

  /** An amount. What is copied does not come this way. */
  amount(): bigint {
    const bytes = this.source;
    const start = this.at;
    let end = start + 1;
    while (bytes[end - 1]! > 127) end += 1;
    if (end - start <= 7) {
      const folded = this.count();
      return BigInt(folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2);
    }
    let value = 0n;
    for (let at = end - 1; at >= start; at--) value = (value << 7n) | BigInt(bytes[at]! & 127);
    this.at = end;
    return value & 1n ? -((value + 1n) >> 1n) : value >> 1n;
  }

  /** Steps over so many values of a row, from a column on. */
  skip(shape: Shape, values: number, from = 0): void {
    const bytes = this.source;
    for (let column = from; column < from + values; column++) {
      if (shape.nullable[column] && bytes[this.at++] === 0) continue;
      if (shape.codes[column] === TEXT) {
        const length = this.count();
        this.at += length;
      } else while (bytes[this.at++]! > 127);
    }
    this.#check();
  }

  /** Copies the first so many values of a row. */
  copy(shape: Shape, values: number, to: CopyRows): void {
    to.row(values);
    for (let column = 0; column < values; column++) {
      if (shape.nullable[column] && this.source[this.at++] === 0) {
        to.nothing();
        continue;
      }
      switch (shape.codes[column]) {
        case WHOLE:
          to.whole(this.count());
          break;
        case TIME:
          to.time(this.count());
          break;
        case AMOUNT:
          this.#amount(to);
          break;
        case TEXT: {
          const length = this.count();
          to.raw(this.source, this.at, this.at + length);
          this.at += length;
          break;
        }
        case FLAG:
          to.flag(this.count() === 1);
          break;
        case SET: {
          const member = shape.members[column]![this.count()];
          if (!member)
            throw new Error(`the journal has a value of ${shape.table.name} that this version does not know`);
          to.raw(member, 0, member.length);
        }
      }
    }
    this.#check();
  }

  #check(): void {
    if (this.at > this.source.length) throw new RangeError('the bytes end inside a value');
  }
}
