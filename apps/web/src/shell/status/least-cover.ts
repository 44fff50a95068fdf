import type { LiabilityTree } from '@quay/contract/wallet';
import { divide, ONE, text, units } from '@quay/money';

export type Cover = { readonly symbol: string; readonly share: string; readonly isShort: boolean };

/**
 * Of the coins that are owed and whose reserves were read on chain, the one that is covered least: reserves by what is
 * owed, rounded down. Nothing where no reserves were read.
 */
export function leastCover({ sums }: Pick<LiabilityTree, 'sums'>): Cover | undefined {
  const covers = sums.flatMap(({ symbol, total, reserves }) =>
    reserves === null || units(total) === 0n ? [] : [{ symbol, share: divide(units(reserves), units(total), 'down') }],
  );
  const least = covers.sort((a, b) => (a.share < b.share ? -1 : 1))[0];
  return least && { symbol: least.symbol, share: text(least.share), isShort: least.share < ONE };
}
