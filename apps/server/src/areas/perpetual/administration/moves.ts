import { equityOf, isLiquidatable, negated, rounded } from '@quay/core/margin';
import { ONE, parse } from '@quay/money';
import type { Exposed } from './exposures.ts';

/** Moves of a mark that staff look at, as shares of it. */
const moves = ['-0.4', '-0.2', '-0.1', '0.1', '0.2', '0.4'] as const;

export type Move = { readonly move: string; readonly liquidated: number; readonly needed: bigint };

/**
 * What became of groups if the mark of a contract moved at once while those of others stay: how many would be liquidated,
 * and what is lacking where one has lost more than it has, rounded up.
 */
export function movesOf(groups: readonly Exposed[], contract: string): Move[] {
  const here = groups.filter(({ rows }) => rows.some((row) => row.contract === contract));
  return moves.map((move) => {
    const share = move.startsWith('-') ? ONE - parse(move.slice(1))! : ONE + parse(move)!;
    let liquidated = 0;
    let needed = 0n;
    for (const { rows, group } of here) {
      const positions = group.positions.map((one, n) =>
        rows[n]!.contract === contract ? { ...one, mark: (one.mark * share) / ONE } : one,
      );
      const moved = { ...group, positions };
      if (isLiquidatable(moved)) liquidated += 1;
      const equity = equityOf(moved);
      if (equity.numerator < 0n) needed += rounded(negated(equity), 'up');
    }
    return { move, liquidated, needed };
  });
}
