import { exact, numberFormat } from '@quay/web-kit/format';

/** Atoms of a coin as people read them, and back. Nothing here is ever a binary float. */

const DECIMALS_SHOWN = 8;

/** A balance or an amount in a row: always the same decimals for a coin, at most eight; what is finer is cut off. */
export function figure(atoms: bigint, decimals: number, tag: string): string {
  const shown = Math.min(decimals, DECIMALS_SHOWN);
  return worded(atoms / 10n ** BigInt(decimals - shown), shown, shown, tag);
}

/** Every digit that says something, two decimals at least. */
export function exactFigure(atoms: bigint, decimals: number, tag: string): string {
  return worded(atoms, decimals, Math.min(2, decimals), tag);
}

function worded(atoms: bigint, decimals: number, least: number, tag: string): string {
  const digits = String(atoms).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const text = decimals === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return numberFormat(tag, { minimumFractionDigits: least, maximumFractionDigits: decimals }).format(exact(text));
}

/** What somebody typed as atoms; nothing when it is no amount of this coin. */
export function readAtoms(text: string, decimals: number): bigint | undefined {
  const found = /^(\d{1,40})(?:\.(\d{0,40}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [, whole = '', fraction = ''] = found;
  if (fraction.length > decimals) return undefined;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Atoms as somebody would type them. */
export function typedFigure(atoms: bigint, decimals: number): string {
  const digits = String(atoms).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return fraction === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
}

/** A hash or an address in a row that leads to the whole. */
export const short = (text: string): string => `${text.slice(0, 8)}…${text.slice(-6)}`;

/** Two of them in one narrow row. */
export const brief = (text: string): string => `${text.slice(0, 6)}…${text.slice(-4)}`;
