import type { Address, Hex } from 'viem';
import { readAddress } from './recipient.ts';

export type Sought =
  | { readonly kind: 'address'; readonly address: Address }
  /** Of a block or of a transaction: nobody can tell by looking. */
  | { readonly kind: 'hash'; readonly hash: Hex }
  | { readonly kind: 'block'; readonly block: number };

/** What somebody looks for. */
export function soughtIn(text: string): Sought | undefined {
  const typed = text.trim();
  if (/^(0|[1-9][0-9]{0,11})$/.test(typed)) return { kind: 'block', block: Number(typed) };
  if (/^0x[0-9a-f]{64}$/i.test(typed)) return { kind: 'hash', hash: typed.toLowerCase() as Hex };
  const address = readAddress(typed);
  return typeof address === 'string' ? { kind: 'address', address } : undefined;
}
