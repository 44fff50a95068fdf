import { ONE } from '@quay/money';
import type { ContractKind } from './contract.ts';
import type { TierTable } from './tiers.ts';

/**
 * Figures in doubles, with a bound on how far they are off: most groups are far from liquidation and most ranks far from
 * each other. What is nearer than the bound is decided by the exact functions, so that no rounding decides.
 */
export type Rough = {
  readonly equity: number;
  readonly maintenance: number;
  readonly positions: readonly RoughPosition[];
  /** Equity less maintenance is off by less than this. */
  readonly off: number;
};

export type RoughPosition = {
  readonly profit: number;
  readonly notional: number;
  readonly maintenance: number;
  readonly open: number;
};

const WHOLE = Number(ONE);
/** A double is off by 10⁻¹⁶ of itself, and a sum takes some ten steps for each position. */
const OFF = 1e-13;
/** Shares of a surplus add up to a little less than all of it, whatever the sums of doubles. */
export const SHARED = 1 - 1e-9;

/** Tiers in doubles: made once for each table, which never changes. */
export type RoughTier = {
  readonly floor: number;
  readonly maintenanceRate: number;
  readonly initialRate: number;
  readonly cumulative: number;
};
const roughTiers = new WeakMap<TierTable, readonly RoughTier[]>();
const roughTerms = new WeakMap<TierTable, RoughTerms>();

/** What the rough figures of a position in a contract follow from, besides its mark. */
export type RoughTerms = { readonly kind: ContractKind; readonly tiers: readonly RoughTier[] };

/** A position at a mark: its signed quantity and open value as near as a double comes, and the mark, which one holds. */
export type RoughMarked = {
  readonly terms: RoughTerms;
  readonly mark: number;
  readonly quantity: number;
  readonly open: number;
};

export function roughTermsOf(kind: ContractKind, tiers: TierTable): RoughTerms {
  const known = roughTerms.get(tiers);
  if (known?.kind === kind) return known;
  const made = { kind, tiers: roughTiersOf(tiers) };
  roughTerms.set(tiers, made);
  return made;
}

export function roughTiersOf(table: TierTable): readonly RoughTier[] {
  const known = roughTiers.get(table);
  if (known) return known;
  const made = table.tiers.map(({ floor, maintenanceRate, initialRate, cumulative }) => ({
    floor: Number(floor),
    maintenanceRate: Number(maintenanceRate),
    initialRate: Number(initialRate),
    cumulative: Number(cumulative),
  }));
  roughTiers.set(table, made);
  return made;
}

function maintenanceOf(tiers: readonly RoughTier[], notional: number): number {
  let reached = tiers[0]!;
  for (const tier of tiers) if (tier.floor < notional) reached = tier;
  return (notional * reached.maintenanceRate) / WHOLE - reached.cumulative;
}

const notionalOf = (kind: ContractKind, size: number, price: number): number =>
  kind === 'linear' ? (size * price) / WHOLE : (size * WHOLE) / price;

const profitOf = (kind: ContractKind, isLong: boolean, notional: number, open: number): number =>
  (isLong === (kind === 'linear') ? notional : -notional) - open;

function roughPosition({ terms, mark, quantity, open }: RoughMarked): RoughPosition {
  const { kind, tiers } = terms;
  const notional = notionalOf(kind, Math.abs(quantity), mark);
  const profit = profitOf(kind, quantity > 0, notional, open);
  return { profit, notional, maintenance: maintenanceOf(tiers, notional), open: Math.abs(open) };
}

/**
 * Equity for each unit of maintenance of a group of one position that is clearly liquidatable, all in doubles; no number of
 * another. It is what {@link roughOf} comes to, by the same steps.
 */
export function roughRatio(
  { kind, tiers }: RoughTerms,
  mark: number,
  wallet: number,
  quantity: number,
  open: number,
): number {
  const notional = notionalOf(kind, Math.abs(quantity), mark);
  const equity = wallet + profitOf(kind, quantity > 0, notional, open);
  const maintenance = maintenanceOf(tiers, notional);
  const off = (Math.abs(wallet) + (notional + Math.abs(open))) * OFF * 2 + 1;
  return equity - maintenance < -off ? equity / maintenance : Number.NaN;
}

/**
 * What a cross position takes of what an account may open more with: its initial margin, and its loss. No less than it is
 * exactly, and no more than that by a part in 10⁹ and some units; see `freeMargin`.
 *
 * @param quantity and `open` are signed and as near as a double comes; `leverage` is whole
 */
export function roughTaken(
  { kind, tiers }: RoughTerms,
  mark: number,
  quantity: number,
  open: number,
  leverage: number,
): number {
  const notional = notionalOf(kind, Math.abs(quantity), mark);
  const loss = Math.max(0, -profitOf(kind, quantity > 0, notional, open));
  let reached = tiers[0]!;
  for (const tier of tiers) if (tier.floor < notional * (1 + OFF)) reached = tier;
  const initial = Math.max(notional / leverage, (notional * reached.initialRate) / WHOLE);
  return initial + loss + (notional + Math.abs(open)) * OFF * 2 + 2;
}

/** What a wallet, in units as near as a double comes, and the positions that stand on it come to. */
export function roughOf(wallet: number, positions: readonly RoughMarked[]): Rough {
  let equity = wallet;
  let maintenance = 0;
  let size = Math.abs(equity);
  const rough = positions.map(roughPosition);
  for (const one of rough) {
    equity += one.profit;
    maintenance += one.maintenance;
    size += one.notional + one.open;
  }
  return { equity, maintenance, positions: rough, off: size * OFF * (positions.length + 1) + 1 };
}

/**
 * The guard of a group of one position, in doubles: see {@link guardPrice}. No number where the group is not clearly below a
 * margin ratio; a ratio of 1 is liquidation.
 */
export function roughGuardOfOne(
  terms: RoughTerms,
  mark: number,
  wallet: number,
  quantity: number,
  open: number,
  ratio: number,
): number {
  const { kind, tiers } = terms;
  const notional = notionalOf(kind, Math.abs(quantity), mark);
  const equity = wallet + profitOf(kind, quantity > 0, notional, open);
  const off = ((Math.abs(wallet) + (notional + Math.abs(open))) * OFF * 2 + 1) / ratio;
  const surplus = equity - maintenanceOf(tiers, notional) / ratio;
  return surplus > off ? guardPrice(terms, mark, quantity, notional, (surplus - off) * SHARED, ratio) : Number.NaN;
}

/** What is left of the equity over what a margin ratio requires for the maintenance; a ratio of 1 is liquidation. */
export const surplusOver = ({ equity, maintenance }: Rough, ratio: number): number => equity - maintenance / ratio;

/** Whether maintenance reaches that ratio of the equity, where that is clear. */
export function isRoughlyAt(rough: Rough, ratio: number): boolean | undefined {
  const surplus = surplusOver(rough, ratio);
  const off = rough.off / ratio;
  return surplus > off ? false : surplus < -off ? true : undefined;
}

/** Whether maintenance reaches equity, where that is clear. */
export const isRoughlyLiquidatable = (rough: Rough): boolean | undefined => isRoughlyAt(rough, 1);

/** How two figures compare, where that is clear: below zero, above it, or nothing. */
export function compareRoughly(a: number, b: number): number | undefined {
  if (a === b) return undefined;
  return Math.abs(a - b) > (Math.abs(a) + Math.abs(b)) * 1e-9 ? a - b : undefined;
}

/**
 * The mark at which a position has lost a part of what its group has over a margin ratio, or gained it where that is below
 * zero; by the tier whose line is the steepest. Beyond all numbers where no mark does it.
 */
function markAfter(
  { kind, tiers }: RoughTerms,
  price: number,
  quantity: number,
  notional: number,
  lost: number,
  ratio: number,
): number {
  const least = tiers[0]!.maintenanceRate / WHOLE / ratio;
  const most = tiers[tiers.length - 1]!.maintenanceRate / WHOLE / ratio;
  const size = Math.abs(quantity);
  const isLong = quantity > 0;
  if (kind === 'linear') {
    return isLong ? price - (lost * WHOLE) / (size * (1 - least)) : price + (lost * WHOLE) / (size * (1 + most));
  }
  const left = isLong ? notional + lost / (1 + most) : notional - lost / (1 - least);
  return left <= 0 ? Number.POSITIVE_INFINITY : (size * WHOLE) / left;
}

/** How far a mark of doubles may be off. Marks are below 2⁵² and a double holds each of them. */
const nearOf = (price: number): number => 1 + price * 1e-12;

/**
 * A mark that a position's own mark must pass before its group can come to a margin ratio, as long as the position loses
 * less than a part of what the group has over that: no further than that for any of its tiers. A ratio of 1 is
 * liquidation. Nothing where no mark does it.
 */
export function guardPrice(
  terms: RoughTerms,
  price: number,
  quantity: number,
  notional: number,
  part: number,
  ratio = 1,
): number {
  const reached = markAfter(terms, price, quantity, notional, part, ratio);
  return quantity > 0
    ? Math.min(Math.ceil(reached + nearOf(price)), price - 1)
    : Math.max(Math.floor(reached - nearOf(price)), price + 1);
}

/** The same the other way: before its group can fall below a margin ratio, as long as it gains less than a part. */
export function relievedPrice(
  terms: RoughTerms,
  price: number,
  quantity: number,
  notional: number,
  part: number,
  ratio: number,
): number {
  const reached = markAfter(terms, price, quantity, notional, -part, ratio);
  return quantity > 0
    ? Math.max(Math.floor(reached - nearOf(price)), price + 1)
    : Math.min(Math.ceil(reached + nearOf(price)), price - 1);
}
