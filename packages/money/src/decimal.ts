/**
 * Exact decimal numbers. Every amount, price, quantity and rate in Quay is a whole number of 10⁻⁸ units held in a
 * `bigint`; on the wire it is a plain decimal string. No binary float ever takes part.
 */

/** Digits after the point that a unit stands for. */
export const SCALE = 8;

/** One whole, in units. */
export const ONE = 100_000_000n;

/**
 * The largest value that may enter from outside, and the most that there may be of an asset: 9 × 10¹⁵ wholes. A double
 * holds that many wholes exactly (see `Parts`), and some more for what is posted within the exchange.
 */
export const MAX = 9n * 10n ** 15n * ONE;

/** What a number of units measures. It exists for the compiler alone: a price is no amount; what is computed is either. */
declare const measure: unique symbol;
type Units<Measure extends string> = bigint & { readonly [measure]?: Measure };

/** A sum of one asset, in 10⁻⁸ units. */
export type Amount = Units<'amount'>;
/** Quote asset for one whole of the base asset, in 10⁻⁸ units. */
export type Price = Units<'price'>;
/** A number of base asset, in 10⁻⁸ units. */
export type Quantity = Units<'quantity'>;
/** A share of one whole, in 10⁻⁸ units: 0.1 % is 100 000n. */
export type Rate = Units<'rate'>;

/** Who gets the fraction that cannot be paid: a credit rounds `down`, a charge rounds `up`. */
export type Rounding = 'down' | 'up';

const PLAIN = /^(0|[1-9][0-9]{0,15})(?:\.([0-9]{1,8}))?$/;
/** Sums over many accounts, trades or currencies may be longer than any amount. */
const SUM = /^(0|[1-9][0-9]{0,39})(?:\.([0-9]{1,8}))?$/;

/**
 * Reads a decimal string as it stands on the wire. Gives `undefined` for anything else: signs, exponents, blanks,
 * leading zeros, separators, digits of other scripts, more than eight decimals, more than {@link MAX}.
 *
 * @example parse('64218.4') // 6421840000000n
 */
export function parse(text: string): bigint | undefined {
  const value = read(PLAIN, text);
  return value !== undefined && value <= MAX ? value : undefined;
}

function read(form: RegExp, text: string): bigint | undefined {
  const found = form.exec(text);
  return found ? BigInt(found[1]!) * ONE + BigInt((found[2] ?? '').padEnd(SCALE, '0')) : undefined;
}

/** Reads a decimal that the code itself wrote, of up to 40 digits before the point; anything else is a fault of ours. */
export function units(text: string): bigint {
  const negative = text.startsWith('-');
  const value = read(SUM, negative ? text.slice(1) : text);
  if (value === undefined) throw new Error(`not a decimal: ${text}`);
  return negative ? -value : value;
}

/** The shortest exact decimal string. @example text(units('0.10')) // '0.1' */
export function text(value: bigint): string {
  return value >= 0n && value <= MAX_EXACT
    ? shortest(Number(value))
    : format(value, SCALE).replace(/\.?0+$/, '') || '0';
}

const MAX_EXACT = BigInt(Number.MAX_SAFE_INTEGER);
const WHOLE = 10 ** SCALE;

/** Most amounts fit into a double whole, where dividing costs a fraction of what it costs in big integers. */
function shortest(units: number): string {
  let fraction = units % WHOLE;
  const wholes = (units - fraction) / WHOLE;
  if (fraction === 0) return String(wholes);
  let decimals = SCALE;
  for (; fraction % 10 === 0; fraction /= 10) decimals -= 1;
  return `${wholes}.${String(fraction).padStart(decimals, '0')}`;
}

/**
 * A decimal string with a fixed number of decimals (0 to 8). Digits beyond them are cut off, never rounded up: what a
 * person reads is never more than what is there.
 */
export function format(value: bigint, decimals: number): string {
  const negative = value < 0n;
  const digits = (negative ? -value : value).toString().padStart(SCALE + 1, '0');
  const whole = digits.slice(0, -SCALE);
  const fraction = digits.slice(-SCALE).slice(0, decimals);
  const shown = decimals === 0 ? whole : `${whole}.${fraction}`;
  return negative && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

/** How many decimals a step such as a tick or a lot has. @example decimalsOf(units('0.05')) // 2 */
export function decimalsOf(step: bigint): number {
  const shown = text(step);
  const point = shown.indexOf('.');
  return point < 0 ? 0 : shown.length - point - 1;
}

/** Product of two scaled numbers: price × quantity, amount × rate. Both at least zero. */
export function multiply(a: bigint, b: bigint, rounding: Rounding): bigint {
  return over(a * b, ONE, rounding);
}

/** Quotient of two scaled numbers: amount ÷ price, part ÷ whole. `b` above zero, `a` at least zero. */
export function divide(a: bigint, b: bigint, rounding: Rounding): bigint {
  return over(a * ONE, b, rounding);
}

/** The greatest multiple of `step` that is at most `value`. */
export function floorTo(value: bigint, step: bigint): bigint {
  return value - (value % step);
}

function over(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  return rounding === 'up' && quotient * denominator !== numerator ? quotient + 1n : quotient;
}

export const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
export const greatest = (a: bigint, b: bigint): bigint => (a > b ? a : b);
