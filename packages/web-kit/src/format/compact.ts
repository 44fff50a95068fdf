import { conventionsOf } from './conventions.ts';
import { exact, numberFormat } from './intl.ts';

/** How many digits a letter stands for, greatest first; what is below a thousand has none. */
const LETTERS = [
  [12, 'T'],
  [9, 'B'],
  [6, 'M'],
  [3, 'K'],
] as const;

/**
 * A decimal number in few signs, with two decimals: `1.29B`, `1,29B` (de), `12.94亿`. Cut off, never rounded up. The
 * myriads of Chinese, Japanese and Korean are those of `Intl`.
 */
export function compactText(value: string, tag: string): string {
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' } as const;
  if (!conventionsOf(tag).letters) return numberFormat(tag, { ...options, notation: 'compact' }).format(exact(value));
  const format = numberFormat(tag, options);
  const whole = value.replace(/^[-+]?0*/, '').split('.')[0]!.length;
  const [digits, letter] = LETTERS.find(([least]) => whole > least) ?? [0, ''];
  // An exponent is part of a decimal string: nothing passes through a float.
  return `${format.format(exact(`${value}E-${digits}`))}${letter}`;
}
