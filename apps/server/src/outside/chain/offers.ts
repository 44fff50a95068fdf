import type { Hex } from 'viem';
import { decode } from '../signer/decoded.ts';
import type { Network } from './networks.ts';
import { MOST_FEE_PER_GAS } from './signer-terms.ts';

/** Wei for a unit of gas. */
export type Fees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** A network takes a replacement that offers a tenth more; ours offers an eighth more. */
const dearer = (fee: bigint): bigint => (fee * 9n + 7n) / 8n;
export const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** The highest that was ever offered for a nonce. */
export function offeredBy(signed: readonly { readonly raw: string }[]): Fees {
  const offers = signed.flatMap(({ raw }) => decode(raw as Hex) ?? []);
  return {
    maxFeePerGas: offers.reduce((highest, offer) => most(highest, offer.maxFeePerGas), 0n),
    maxPriorityFeePerGas: offers.reduce((highest, offer) => most(highest, offer.maxPriorityFeePerGas), 0n),
  };
}

/**
 * What a replacement offers. Nothing where it is of no use: the network asks no more than was offered, so that the same
 * bytes are sent again, or it asks more than we ever pay, so that they wait until it asks less. This bounds how often
 * one nonce is replaced, however long a price lasts.
 */
export function replacementOf(
  before: Fees,
  asks: Fees,
  { mostFeePerGas = MOST_FEE_PER_GAS }: Pick<Network, 'mostFeePerGas'>,
  forced = false,
): Fees | undefined {
  const isEnough = asks.maxFeePerGas <= before.maxFeePerGas && asks.maxPriorityFeePerGas <= before.maxPriorityFeePerGas;
  if (isEnough && !forced) return undefined;
  const least = dearer(before.maxFeePerGas);
  if (least > mostFeePerGas) return undefined;
  const wanted = most(asks.maxFeePerGas, least);
  const maxFeePerGas = wanted < mostFeePerGas ? wanted : mostFeePerGas;
  const tip = most(asks.maxPriorityFeePerGas, dearer(before.maxPriorityFeePerGas));
  return { maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas };
}

export const worded = ({ maxFeePerGas, maxPriorityFeePerGas }: Fees) => ({
  maxFeePerGas: String(maxFeePerGas),
  maxPriorityFeePerGas: String(maxPriorityFeePerGas),
});
