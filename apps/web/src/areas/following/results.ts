import type { Follow } from '@quay/contract/following';
import { units } from '@quay/money';

/** What came of a follow, all in USDT units. */
export type FollowResult = {
  readonly price: bigint;
  readonly fees: bigint;
  readonly funding: bigint;
  /** Paid and due, zero or below. */
  readonly share: bigint;
  readonly unrealised: bigint;
  /** The sum of them all. */
  readonly all: bigint;
  /** What the stop is compared with: profits, fees and funding that were posted, and what is not realised. */
  readonly beforeShare: bigint;
};

export function resultOf(follow: Follow): FollowResult {
  const price = units(follow.profit);
  const fees = units(follow.fees);
  const funding = units(follow.funding);
  const share = -(units(follow.sharePaid) + units(follow.shareDue));
  const unrealised = units(follow.unrealised);
  const beforeShare = price + fees + funding + unrealised;
  return { price, fees, funding, share, unrealised, beforeShare, all: beforeShare + share };
}

export function sumOfResults(follows: readonly Follow[]): FollowResult {
  const results = follows.map(resultOf);
  const sum = (of: (result: FollowResult) => bigint) => results.reduce((whole, one) => whole + of(one), 0n);
  return {
    price: sum(({ price }) => price),
    fees: sum(({ fees }) => fees),
    funding: sum(({ funding }) => funding),
    share: sum(({ share }) => share),
    unrealised: sum(({ unrealised }) => unrealised),
    beforeShare: sum(({ beforeShare }) => beforeShare),
    all: sum(({ all }) => all),
  };
}

/** How much may yet be lost until following stops; below zero it stops with the next mark. */
export const leftToStop = (follow: Follow): bigint => units(follow.stopLoss) + resultOf(follow).beforeShare;
