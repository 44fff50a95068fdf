import { type Amount, divide, greatest, ONE, quotient, type Rate, within } from '@quay/money';
import { always } from '../engine/fault.ts';
import { type Exact, rounded } from './exact.ts';

/** What a position needs whose notional is above `floor`, in the settle asset. */
export type TierRow = { readonly floor: Amount; readonly maintenanceRate: Rate; readonly initialRate: Rate };

/** A tier with the amount that is taken off the requirement, so that the requirement has no jump at a floor. */
export type Tier = TierRow & { readonly cumulative: Amount };

/** Tiers of a contract, the smallest first, and the largest notional that a person may hold. */
export type TierTable = { readonly tiers: readonly Tier[]; readonly cap: Amount };

/**
 * A table from its rows: `cum(n) = cum(n−1) + floor(n)·(mmr(n) − mmr(n−1))`, from 0 (Binance, "Leverage and margin of
 * futures"). Rates rise from tier to tier, and what opens a position is more than what keeps it: a position may not be
 * liquidated by the fill that opens it. A cumulative amount must be whole units, so that nothing of it is rounded.
 */
export function tierTable(rows: readonly TierRow[], cap: Amount): TierTable {
  const tiers: Tier[] = [];
  for (const row of rows) {
    const { floor, maintenanceRate, initialRate } = row;
    always(maintenanceRate > 0n && maintenanceRate < initialRate && initialRate <= ONE, 'a tier has impossible rates');
    const before = tiers.at(-1);
    if (before === undefined) {
      always(floor === 0n, 'the first tier begins above zero');
      tiers.push({ ...row, cumulative: 0n });
      continue;
    }
    always(floor > before.floor, 'tiers do not rise');
    always(maintenanceRate > before.maintenanceRate && initialRate > before.initialRate, 'rates of tiers do not rise');
    const added = floor * (maintenanceRate - before.maintenanceRate);
    always(added % ONE === 0n, 'a cumulative amount is no whole number of units');
    tiers.push({ ...row, cumulative: before.cumulative + added / ONE });
  }
  always(cap > (tiers.at(-1)?.floor ?? cap), 'the last tier ends below its floor');
  return { tiers, cap };
}

/** The tier that a notional reaches. One that ends at a floor has not reached the tier above it. */
export function tierOf({ tiers }: TierTable, { numerator, denominator }: Exact): Tier {
  let reached = tiers[0]!;
  for (const tier of tiers) if (tier.floor * denominator < numerator) reached = tier;
  return reached;
}

/** What keeps a position of this notional: `N·mmr − cum`. */
export function exactMaintenance(table: TierTable, notional: Exact): Exact {
  const { maintenanceRate, cumulative } = tierOf(table, notional);
  const denominator = notional.denominator * ONE;
  return { numerator: notional.numerator * maintenanceRate - cumulative * denominator, denominator };
}

/** The same as it is shown: rounded up. */
export const maintenanceMargin = (table: TierTable, notional: Exact): Amount =>
  rounded(exactMaintenance(table, notional), 'up');

/** The share of its value that a position of this notional needs at least, whatever its leverage. */
export const initialRate = (table: TierTable, notional: Exact, openInterestRate: Rate): Rate =>
  greatest(tierOf(table, notional).initialRate, openInterestRate);

/** The largest notional that a leverage may open. */
export function notionalLimit({ tiers, cap }: TierTable, leverage: bigint): Amount {
  const beyond = tiers.find((tier) => tier.initialRate * leverage > ONE);
  return beyond ? beyond.floor : cap;
}

/** Open interest of a contract that makes it cost more to open: from `lower` on, everything in full at `upper`. */
export type OpenInterestTerms = { readonly base: Rate; readonly lower: Amount; readonly upper: Amount };

/** `base + (1 − base)·(open interest − lower)/(upper − lower)`, within base and one whole; up (dYdX v4, liquidity tiers). */
export function openInterestRate({ base, lower, upper }: OpenInterestTerms, openInterest: Amount): Rate {
  const reached = within(0n, openInterest - lower, upper - lower);
  return base + quotient((ONE - base) * reached, upper - lower, 'up');
}

/** The margin ratio that is shown: maintenance over equity, up; nothing where no equity is left. */
export const marginRatio = (maintenance: Amount, equity: Amount): Rate | undefined =>
  equity > 0n ? divide(maintenance, equity, 'up') : undefined;
