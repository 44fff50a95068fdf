/** Plain decimal text, as a reader types it and as the server sends it: digits, at most one point, perhaps a minus. */
const plain = /^-?(\d+\.?\d*|\.\d+)$/;

interface Scaled {
  units: bigint;
  decimals: number;
}

function scaled(text: string): Scaled | undefined {
  if (!plain.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction || '0'), decimals: fraction.length };
}

function unitsAt(value: Scaled, decimals: number): bigint {
  return value.units * 10n ** BigInt(decimals - value.decimals);
}

function print(units: bigint, decimals: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Below zero, zero or above: like subtraction, without the loss of a float. Text that is no number counts as zero. */
export function compareDecimals(a: string, b: string): number {
  const left = scaled(a) ?? { units: 0n, decimals: 0 };
  const right = scaled(b) ?? { units: 0n, decimals: 0 };
  const decimals = Math.max(left.decimals, right.decimals);
  const difference = unitsAt(left, decimals) - unitsAt(right, decimals);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/**
 * The next multiple of `step` above (`direction` 1) or below (-1) the value, never below zero. A value between two
 * multiples goes to the nearer end of its gap in that direction, so 64150.03 with step 0.1 becomes 64150.1 or 64150.0.
 * The result has the decimals of the step.
 */
export function stepDecimal(value: string, step: string, direction: 1 | -1): string {
  const by = scaled(step);
  if (!by || by.units <= 0n) throw new RangeError(`a step must be a decimal above zero, not "${step}"`);
  const from = scaled(value) ?? { units: 0n, decimals: 0 };
  const decimals = Math.max(by.decimals, from.decimals);
  const size = unitsAt(by, decimals);
  const units = unitsAt(from, decimals);
  const below = units / size; // towards zero; the value is not negative in any field with a step
  const onStep = below * size === units;
  const next = direction === 1 ? below + 1n : onStep ? below - 1n : below;
  return print((next < 0n ? 0n : next) * by.units, by.decimals);
}

/** Comma or point as the decimal sign, spaces and grouping left out: what a reader typed, as plain decimal text. */
export function plainDecimal(typed: string): string {
  const compact = typed.replace(/[\s\u00a0\u202f'’]/g, '');
  const sign = Math.max(compact.lastIndexOf('.'), compact.lastIndexOf(','));
  if (sign < 0) return compact.replace(/[^\d]/g, '');
  const whole = compact.slice(0, sign).replace(/[^\d]/g, '');
  return `${whole}.${compact.slice(sign + 1).replace(/[^\d]/g, '')}`;
}
