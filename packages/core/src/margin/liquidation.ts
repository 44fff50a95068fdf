import { type Amount, greatest, least, ONE, type Price, type Quantity, quotient } from '@quay/money';
import { type ContractKind, exactNotional, MARK_MAX } from './contract.ts';
import { add, compare, type Exact, exact, negated, rounded } from './exact.ts';
import { exactProfit, sizeOf } from './position.ts';
import { type Marked, maintenanceAt } from './requirements.ts';
import type { Tier } from './tiers.ts';

/** What one wallet stands behind: all cross positions of an account, or one isolated position and its margin. */
export type Group = { readonly wallet: Amount; readonly positions: readonly Marked[] };

const profitOf = ({ kind, position, mark }: Marked): Exact => exactProfit(kind, position, mark);

export const equityOf = ({ wallet, positions }: Group): Exact =>
  positions.reduce((sum, one) => add(sum, profitOf(one)), exact(wallet));

export const maintenanceOf = ({ positions }: Group): Exact =>
  positions.reduce((sum, one) => add(sum, maintenanceAt(one)), exact(0n));

/** Liquidated when maintenance reaches equity: equality liquidates, so that the price shown is exact. */
export const isLiquidatable = (group: Group): boolean => compare(maintenanceOf(group), equityOf(group)) >= 0;

/** The margin ratio, in percent, from which a group is warned, and below which it may be warned again. */
export const WARNING_AT = 80n;
export const WARNING_OVER_BELOW = 70n;

/** Maintenance over equity against a share, without division: below zero, zero or above it. */
function compareRatio(group: Group, percent: bigint): number {
  const need = maintenanceOf(group);
  const have = equityOf(group);
  return compare({ ...need, numerator: need.numerator * 100n }, { ...have, numerator: have.numerator * percent });
}

/** Whether a group has come so near to its liquidation that its owner is warned. */
export const isNearLiquidation = (group: Group): boolean => compareRatio(group, WARNING_AT) >= 0;

/** Whether a group that was warned is so far from its liquidation that it may be warned again. */
export const isWarningOver = (group: Group): boolean => compareRatio(group, WARNING_OVER_BELOW) < 0;

/** Whether `a` is worse off than `b`: nearer to having nothing for what it requires. For {@link Array.sort}. */
export function compareRisk(a: Group, b: Group): number {
  const [equityA, equityB] = [equityOf(a), equityOf(b)];
  const [needA, needB] = [maintenanceOf(a), maintenanceOf(b)];
  return compare(ratio(equityA, needA), ratio(equityB, needB));
}

const ratio = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator,
  denominator: a.denominator * b.numerator,
});

/**
 * What stands behind one position of a group besides its own profit: the wallet, and what profits of the others leave
 * over their maintenance at the marks as they are.
 */
export function restOf({ wallet, positions }: Group, which: number): Exact {
  const others = { wallet, positions: positions.filter((_, n) => n !== which) };
  return add(equityOf(others), negated(maintenanceOf(others)));
}

/**
 * The first mark at which a position is liquidated while the marks of others stay: the highest for a long, the lowest
 * for a short; nothing where no mark from 1 to {@link MARK_MAX} does it. One unit before it the position is safe, beyond
 * it never.
 *
 * With W = rest + cum(n) of a tier n, and open value O, liquidation is `W − O + V(m) ≤ N(m)·mmr(n)` for some n, because
 * the requirement is the greatest of its tiers' lines. Solved for m:
 * - linear long `(O − W)/(|q|·(1 − mmr))`, short `(W − O)/(|q|·(1 + mmr))`;
 * - inverse long `Q·(1 + mmr)/(W − O)`, short `Q·(1 − mmr)/(O − W)`.
 *
 * A long falls into the first of them, the greatest; a short rises into the least. No tier is searched. The formula is
 * Binance's for cross margin, solved for all tiers at once.
 */
export function liquidationPrice({ kind, tiers, position }: Unmarked, rest: Exact): Price | undefined {
  const isLong = position.quantity > 0n;
  let first: Price | undefined;
  for (const tier of tiers.tiers) {
    const backing = add(rest, exact(tier.cumulative - position.openValue));
    const price = isLong
      ? longPrice(kind, sizeOf(position), tier, backing)
      : shortPrice(kind, sizeOf(position), tier, backing);
    if (first === undefined || (isLong ? price > first : price < first)) first = price;
  }
  if (first === undefined) return undefined;
  if (isLong) return first < 1n ? undefined : least(first, MARK_MAX);
  return first > MARK_MAX ? undefined : greatest(first, 1n);
}

/** A position whose mark is what is asked for. */
export type Unmarked = Omit<Marked, 'mark'>;

/** The highest mark that liquidates a long by the line of one tier, down; below 1 where none does. */
function longPrice(kind: ContractKind, size: Quantity, { maintenanceRate }: Tier, backing: Exact): Price {
  const { numerator, denominator } = backing;
  if (kind === 'linear') {
    return quotient(-numerator * ONE * ONE, size * (ONE - maintenanceRate) * denominator, 'down');
  }
  if (numerator <= 0n) return MARK_MAX;
  return quotient(size * (ONE + maintenanceRate) * denominator, numerator, 'down');
}

/** The lowest mark that liquidates a short by the line of one tier, up; beyond all marks where none does. */
function shortPrice(kind: ContractKind, size: Quantity, { maintenanceRate }: Tier, backing: Exact): Price {
  const { numerator, denominator } = backing;
  if (kind === 'linear') {
    return quotient(numerator * ONE * ONE, size * (ONE + maintenanceRate) * denominator, 'up');
  }
  if (numerator >= 0n) return MARK_MAX + 1n;
  return quotient(size * (ONE - maintenanceRate) * denominator, -numerator, 'up');
}

/** The part of a group's equity that is one position's own: equity is shared by what each requires (dYdX v4). */
export function equityShare(group: Group, which: number): Exact {
  const equity = equityOf(group);
  const own = maintenanceAt(group.positions[which]!);
  const all = maintenanceOf(group);
  return {
    numerator: equity.numerator * own.numerator * all.denominator,
    denominator: equity.denominator * own.denominator * all.numerator,
  };
}

/**
 * The price at which closing a position at `mark` leaves nothing of its share E of the equity: `V(b) = V(m) − E`, that is
 * `b = m − E/q` linear and `b = Q/(Q/m ± E)` inverse. To a whole tick, up for a long and down for a short, so that
 * closing there never costs more than the equity; what the rounding leaves, less than a tick times the quantity, is the
 * insurance fund's. It holds for one trade: after a part it is computed again, for the value of each inverse part is
 * rounded down.
 *
 * Nothing where no price does it: a long at one time its worth or less keeps something at any price, and a short cannot
 * gain more than its worth to make up for a share of what other positions lost. Such a position is closed at the mark,
 * before the others, among whom the equity is then shared.
 */
export function bankruptcyPrice({ kind, position, mark }: Marked, share: Exact, tick: Price): Price | undefined {
  const isLong = position.quantity > 0n;
  const size = sizeOf(position);
  // What the position is worth at that price: E less than now for who gains with its value, E more for the others.
  const change = isLong === (kind === 'linear') ? negated(share) : share;
  const worth = add(exactNotional(kind, size, mark), change);
  const price = priceOfWorth(kind, size, worth, tick, isLong);
  return price === undefined || price < 1n || price > MARK_MAX ? undefined : price;
}

/** The price at which a quantity is worth so much, in ticks. */
function priceOfWorth(
  kind: ContractKind,
  size: Quantity,
  worth: Exact,
  tick: Price,
  isLong: boolean,
): Price | undefined {
  const { numerator, denominator } = worth;
  const rounding = isLong ? 'up' : 'down';
  if (kind === 'linear') return quotient(numerator * ONE, denominator * size * tick, rounding) * tick;
  if (numerator <= 0n) return undefined;
  if (isLong) return quotient(size * ONE * denominator, numerator * tick, rounding) * tick;
  // The value of a trade is rounded down, and a short is closed with coins that it lacks then: a whole unit must be there.
  return quotient(size * ONE, rounded(worth, 'up') * tick, rounding) * tick;
}
