import type { Line, LineName } from '@quay/core/receipts';
import { text } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import type { Figures } from '../../../shell/figures.ts';
import type { Words } from '../words/receipts/index.ts';

/** Lines whose figures count something and are no units of 10⁻⁸. */
const COUNTS: readonly LineName[] = ['fills', 'takings', 'queue', 'samples', 'stamp'];
const RATES: readonly LineName[] = ['cap', 'rate'];

/** One side of a line as it is read: whole numbers are units, but where they count something. */
export function lineFigure(name: LineName, said: string, figures: Figures, words: Pick<Words, 'said'>): string {
  if (COUNTS.includes(name)) return said;
  return said.split(' ').map(wordOf).join(' ');

  function wordOf(one: string): string {
    if (one in words.said) return words.said[one as keyof Words['said']];
    if (!/^-?\d+$/.test(one)) return one === 'null' || one === 'undefined' ? '–' : one;
    const units = BigInt(one);
    if (RATES.includes(name)) return figures.rate(text(units));
    return figures.quantity(text(units), exactDecimals(units, 0));
  }
}

/** How many figures of a receipt are as they were worked out. */
export const equalLines = (lines: readonly Line[]): number => lines.filter(({ equal }) => equal).length;
