/** An exact number: a fraction in lowest terms, its denominator above zero. */
export class Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator === 0n) throw new Error('a fraction divided by zero');
    const sign = denominator < 0n ? -1n : 1n;
    const common = greatestCommonDivisor(numerator, denominator) * sign;
    this.numerator = numerator / common;
    this.denominator = denominator / common;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(other.negated());
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  negated(): Fraction {
    return new Fraction(-this.numerator, this.denominator);
  }

  /** Below zero, zero, or above it, as this is less than, equal to or more than the other. */
  compare(other: Fraction): number {
    const left = this.numerator * other.denominator;
    const right = other.numerator * this.denominator;
    return left < right ? -1 : left > right ? 1 : 0;
  }

  isBelow(other: Fraction): boolean {
    return this.compare(other) < 0;
  }

  isAbove(other: Fraction): boolean {
    return this.compare(other) > 0;
  }

  /** The greatest multiple of a step that is not above this. */
  floorTo(step: Fraction): Fraction {
    const { numerator, denominator } = this.over(step);
    const whole = numerator / denominator;
    return step.times(new Fraction(whole * denominator > numerator ? whole - 1n : whole));
  }

  /** The least multiple of a step that is not below this. */
  ceilTo(step: Fraction): Fraction {
    return this.negated().floorTo(step).negated();
  }
}

export const ZERO = new Fraction(0n);
export const WHOLE = new Fraction(1n);
/** The unit in which money, prices, quantities and rates are counted. */
export const UNIT = new Fraction(1n, 10n ** 8n);

/** Reads a decimal. @example decimal('-0.05') */
export function decimal(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return new Fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export const sumOf = (numbers: readonly Fraction[]): Fraction => numbers.reduce((sum, one) => sum.plus(one), ZERO);
export const lesser = (a: Fraction, b: Fraction): Fraction => (a.isBelow(b) ? a : b);
export const greater = (a: Fraction, b: Fraction): Fraction => (a.isAbove(b) ? a : b);
export const between = (low: Fraction, value: Fraction, high: Fraction): Fraction => lesser(greater(value, low), high);

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}
