import { greatest, least, type Quantity, quotient } from '@quay/money';
import { compare, type Exact } from './exact.ts';
import { exactProfit, sizeOf } from './position.ts';
import { type Marked, notionalAt } from './requirements.ts';

/** A position that may be closed against a bankrupt one, with the part of its group's equity that is its own. */
export type Target = Marked & { readonly owner: number; readonly equity: Exact };

/**
 * Who is deleveraged first: `pct·leverage` where there is a profit, else `pct/leverage`, with `pct = u/|O|` and the
 * effective leverage `N/(u + margin) = N/E` (Binance and BitMEX, "Auto-deleveraging"). Exact, so that queues which are
 * published can be made again anywhere. Who has a profit and no equity has endless leverage and is first.
 */
export function adlScore(target: Target): Exact {
  const { kind, position, mark, equity } = target;
  const profit = exactProfit(kind, position, mark);
  const notional = notionalAt(target);
  const { openValue } = position;
  const entry = greatest(1n, openValue < 0n ? -openValue : openValue);
  const backing = greatest(0n, equity.numerator);
  // Profit and notional have the same denominator, which cancels where one is divided by the other.
  return profit.numerator > 0n
    ? {
        numerator: profit.numerator * notional.numerator * equity.denominator,
        denominator: profit.denominator * notional.denominator * entry * backing,
      }
    : {
        numerator: profit.numerator * backing,
        denominator: entry * equity.denominator * notional.numerator,
      };
}

/** A target with its score, which is computed once for a queue. */
export type Ranked = { readonly target: Target; readonly score: Exact };

export const ranked = (target: Target): Ranked => ({ target, score: adlScore(target) });

/** The order of the queue: the higher score, then the larger quantity, then the lower number of the owner. */
export function compareRank(a: Ranked, b: Ranked): number {
  const byScore = compare(b.score, a.score);
  if (byScore !== 0) return byScore;
  const difference = sizeOf(b.target.position) - sizeOf(a.target.position);
  return difference < 0n ? -1 : difference > 0n ? 1 : a.target.owner - b.target.owner;
}

/**
 * Lamps of a place in the queue, 5 at its head: by quantity, not by heads.
 *
 * @param reached quantity of the queue up to this place, its own included
 */
export const adlLamps = (reached: Quantity, whole: Quantity): number => 6 - Number(quotient(reached * 5n, whole, 'up'));

/** What is closed of each quantity of a queue, from its head, until no more is needed. */
export function takenFrom(queue: readonly Quantity[], needed: Quantity): readonly Quantity[] {
  let left = needed;
  return queue.map((quantity) => {
    const part = least(left, quantity);
    left -= part;
    return part;
  });
}
