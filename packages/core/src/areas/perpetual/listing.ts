import { ONE } from '@quay/money';
import type { Contracts, Tiers } from './contracts.ts';
import type { Contract } from './state.ts';
import { areTiers } from './tier-terms.ts';

/** What is said of a contract when it is listed. */
export type Terms = Omit<Contract, 'position' | 'status' | 'listedAt' | 'hasTraded' | 'openInterest' | 'clearing'>;

/** Prices are counted in ticks below 2³¹: this leaves room for one to rise 64-fold. */
const TICKS_AT_LISTING = 2n ** 25n;
const LOTS_MAX = 2n ** 50n;

/** Why a contract cannot be listed; nothing where it can. Tick times lot of a linear one is a whole number of units. */
export function listingFault(
  { symbol, kind, tick, lot, referencePrice, maxQuantity }: Terms,
  tiers: Tiers,
): string | undefined {
  if (kind === 'linear' && (tick * lot) % ONE !== 0n) return `tick × lot of ${symbol} is not a whole number of units`;
  if (referencePrice <= 0n || referencePrice % tick !== 0n) return `the listing price of ${symbol} is off its tick`;
  if (referencePrice / tick >= TICKS_AT_LISTING) return `the tick of ${symbol} leaves no room for its price to rise`;
  if (maxQuantity / lot >= LOTS_MAX) return `${symbol} would allow more lots than a book can count`;
  return areTiers(tiers) ? undefined : `the tiers of ${symbol} are none`;
}

/** Lists a contract behind all others, with its first tiers. */
export function addContract(contracts: Contracts, terms: Terms, tiers: Tiers, at: number): Contract {
  const contract = contracts.add({
    ...terms,
    ...{ position: contracts.size + 1, status: 'trading', listedAt: at },
    ...{ hasTraded: false, openInterest: 0n, clearing: 0n },
  });
  contracts.addTiers(terms.symbol, tiers, at, 0);
  return contract;
}
