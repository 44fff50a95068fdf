import { ONE } from './decimal.ts';

const UNITS = 100_000_000;
/** One whole in units, as a number. */
export const WHOLE = UNITS;

/**
 * An amount in two parts, each a whole number that a double holds: wholes, and the units below one whole. For code that
 * runs a million times a second, where a bigint would be an object each time. Exact up to 2⁵³ wholes; below zero the
 * wholes are, and the fraction still counts upwards from 0 to 10⁸ − 1.
 *
 * It is a register, not a value: it is filled anew for each use.
 */
export class Parts {
  whole = 0;
  fraction = 0;

  get isZero(): boolean {
    return this.whole === 0 && this.fraction === 0;
  }

  /** @param units a whole number of units from 0 to 2⁵³ − 1 */
  ofUnits(units: number): this {
    const whole = Math.floor(units / UNITS);
    const fraction = units - whole * UNITS;
    // The quotient was rounded to a double: it is off by one at most.
    if (fraction < 0) return this.set(whole - 1, fraction + UNITS);
    return fraction >= UNITS ? this.set(whole + 1, fraction - UNITS) : this.set(whole, fraction);
  }

  /** `count` times `each`, both whole numbers from 0 to 2⁵³ − 1. A product is exact when its double is below 2⁵³. */
  ofProduct(count: number, each: number): this {
    const units = count * each;
    return units <= Number.MAX_SAFE_INTEGER ? this.ofUnits(units) : this.of(BigInt(count) * BigInt(each));
  }

  /** An amount that is too large to be held exactly is a fault of the caller: nothing is ever rounded here. */
  of(value: bigint): this {
    let whole = value / ONE;
    let fraction = value % ONE;
    if (fraction < 0n) {
      whole -= 1n;
      fraction += ONE;
    }
    const wholes = Number(whole);
    if (!Number.isSafeInteger(wholes)) throw new RangeError(`${whole} wholes cannot be held exactly`);
    return this.set(wholes, Number(fraction));
  }

  /** The same as another. */
  copy({ whole, fraction }: Parts): this {
    return this.set(whole, fraction);
  }

  set(whole: number, fraction: number): this {
    this.whole = whole;
    this.fraction = fraction;
    return this;
  }

  /** A share of an amount that is at least zero, such as a fee: amount × rate, rate in units of 10⁻⁸ up to one whole. */
  ofShare(amount: Parts, rate: number, rounding: 'down' | 'up'): this {
    if (amount.whole > 80_000_000 || rate > 80_000_000) {
      const product = amount.value() * BigInt(rate);
      return this.of(product / ONE + (rounding === 'up' && product % ONE !== 0n ? 1n : 0n));
    }
    // Both products are below 2⁵³: wholes × rate are units already, and the fraction's share is rounded.
    const product = amount.fraction * rate;
    let below = Math.floor(product / UNITS);
    if (below * UNITS > product) below -= 1;
    if (rounding === 'up' && below * UNITS !== product) below += 1;
    return this.ofUnits(amount.whole * rate + below);
  }

  add(other: Parts): this {
    const fraction = this.fraction + other.fraction;
    return fraction >= UNITS
      ? this.set(this.whole + other.whole + 1, fraction - UNITS)
      : this.set(this.whole + other.whole, fraction);
  }

  /** `this` − `other`; below zero where `other` is more. */
  subtract(other: Parts): this {
    const fraction = this.fraction - other.fraction;
    return fraction < 0
      ? this.set(this.whole - other.whole - 1, fraction + UNITS)
      : this.set(this.whole - other.whole, fraction);
  }

  value(): bigint {
    // Both together are below 2⁵³: one bigint is made and not four.
    if (this.whole >= 0 && this.whole < 90_000_000) return BigInt(this.whole * UNITS + this.fraction);
    return BigInt(this.whole) * ONE + BigInt(this.fraction);
  }
}
