import {
  type Amount,
  greatest,
  least,
  multiply,
  ONE,
  type Price,
  type Quantity,
  quotient,
  type Rate,
  units,
} from '@quay/money';
import { type ContractKind, exactNotional } from './contract.ts';
import { add, compare, type Exact, exact, negated, rounded } from './exact.ts';
import { equityOf, type Group, maintenanceOf } from './liquidation.ts';
import { exactProfit, FLAT, filled, profitAt, sizeOf } from './position.ts';
import { type Marked, maintenanceAt, notionalAt } from './requirements.ts';
import { exactMaintenance, maintenanceMargin } from './tiers.ts';

/** The settings of a liquidation. */
export type LadderTerms = {
  /** The part of its equity that a group may require after a reduction: 80 %. */
  readonly restoredRatio: Rate;
  /** How far from the mark a reduction may trade, unless the bankruptcy price is further: 1 %. */
  readonly band: Rate;
  /** Of a position whose notional is above this, one mark closes a slice at most: 20 % of 100,000 USDT and more. */
  readonly largeFrom: Amount;
  readonly slice: Rate;
  /** Of what is closed, to the insurance fund: 0.5 %. */
  readonly feeRate: Rate;
};

/** What all contracts are liquidated by; a large position begins at 100,000 USD. */
const TERMS: Omit<LadderTerms, 'largeFrom'> = {
  restoredRatio: units('0.8'),
  band: units('0.01'),
  slice: units('0.2'),
  feeRate: units('0.005'),
};
const LARGE_FROM = units('100000');

/** The terms of a contract: what is large is counted in the asset that it settles in. */
export const ladderTerms = (kind: ContractKind, mark: Price): LadderTerms => ({
  ...TERMS,
  largeFrom: kind === 'linear' ? LARGE_FROM : quotient(LARGE_FROM * ONE, mark, 'down'),
});

/** The nearest tick that is no worse for who closes, and at least one. */
export const toTick = (price: Price, tick: Price, isLong: boolean): Price =>
  greatest(tick, quotient(price, tick, isLong ? 'up' : 'down') * tick);

/**
 * The least quantity, in lots, which closed at the mark leaves a group that requires no more than a part of its equity,
 * with all fees of it paid; all of the position where no part is enough.
 *
 * After closing n the requirement is the greatest of the tiers' lines, `(N − N(n))·mmr − cum` with what others require;
 * it may be `r·(E − N(n)·f)`. Each tier gives `n ≥ (N·mmr − cum + T − r·E)/(N(1)·(mmr − r·f))`; one whose rate the fee
 * eats up gives no such bound, and is only held against the result.
 */
export function reduction(group: Group, which: number, lot: Quantity, feeRate: Rate, terms: LadderTerms): Quantity {
  const marked = group.positions[which]!;
  const { kind, tiers, position, mark } = marked;
  const size = sizeOf(position);
  const notional = notionalAt(marked);
  const others = add(maintenanceOf(group), negated(maintenanceAt(marked)));
  const room = add(partOf(equityOf(group), terms.restoredRatio), negated(others));
  const fee = feeRate * terms.restoredRatio;
  let needed = 0n;
  for (const { maintenanceRate, cumulative } of tiers.tiers) {
    const relief = maintenanceRate * ONE - fee;
    if (relief <= 0n) continue;
    const required = add(partOf(notional, maintenanceRate), exact(-cumulative));
    const missing = add(required, negated(room));
    // One unit of the quantity relieves by its notional, `numerator / (size · denominator)`, times the rate.
    const top = missing.numerator * size * notional.denominator * ONE * ONE;
    const bottom = missing.denominator * notional.numerator * relief * lot;
    needed = greatest(needed, quotient(top, bottom, 'up') * lot);
  }
  if (needed >= size) return size;
  const closed = exactNotional(kind, needed, mark);
  const paid = partOf(partOf(closed, feeRate), terms.restoredRatio);
  const left = exactMaintenance(tiers, exactNotional(kind, size - needed, mark));
  return compare(left, add(room, negated(paid))) > 0 ? size : needed;
}

const partOf = ({ numerator, denominator }: Exact, part: Rate): Exact => ({
  numerator: numerator * part,
  denominator: denominator * ONE,
});

/** What one mark closes of it: a large position goes in slices, down to a lot and at least one. */
export function slice(
  marked: Marked,
  wanted: Quantity,
  lot: Quantity,
  { largeFrom, slice: part }: LadderTerms,
): Quantity {
  if (compare(notionalAt(marked), exact(largeFrom)) <= 0) return wanted;
  const most = quotient(sizeOf(marked.position) * part, ONE * lot, 'down') * lot;
  return least(wanted, greatest(most, lot));
}

/** The worst price of a reduction: the bankruptcy price or the band's edge, whichever is worse for the position; in ticks. */
export function reductionLimit(
  { position, mark }: Marked,
  bankruptcy: Price | undefined,
  tick: Price,
  { band }: LadderTerms,
): Price {
  if (position.quantity > 0n) {
    const edge = quotient(mark * (ONE - band), ONE * tick, 'up') * tick;
    return least(edge, bankruptcy ?? edge);
  }
  const edge = quotient(mark * (ONE + band), ONE * tick, 'down') * tick;
  return greatest(edge, bankruptcy ?? edge);
}

/** Equity below two thirds of maintenance: the book is left, and the position is taken over (Hyperliquid, "Liquidations"). */
export function isTakenOver(group: Group): boolean {
  const [equity, maintenance] = [equityOf(group), maintenanceOf(group)];
  return (
    compare(
      { numerator: equity.numerator * 3n, denominator: equity.denominator },
      { numerator: maintenance.numerator * 2n, denominator: maintenance.denominator },
    ) < 0
  );
}

/** The fee of what a liquidation closed in the book: up, and never more than the equity that is left. */
export const liquidationFee = (value: Amount, equity: Exact, { feeRate }: LadderTerms): Amount =>
  greatest(0n, least(multiply(value, feeRate, 'up'), rounded(equity, 'down')));

/** What rounding the bankruptcy price to ticks leaves of a position's share: less than a tick for each of its quantity. */
export function restAt({ kind, position, mark }: Marked, share: Exact, price: Price): Amount {
  const moved = profitAt(kind, position, price) - rounded(exactProfit(kind, position, mark), 'up');
  return greatest(0n, rounded(share, 'down') + moved);
}

/** The insurance fund of a settle asset as it stands before it takes a position over. */
export type Fund = {
  readonly balance: Amount;
  /** The most that it had within eight hours. */
  readonly peak: Amount;
  /** What it holds of the contract at the mark, and how much of that it may hold. */
  readonly inventory: Amount;
  readonly inventoryMax: Amount;
};

/** The fund keeps this part of its peak whatever it takes over: 70 %. */
const KEPT_OF_PEAK: Rate = 70_000_000n;

/** What the fund keeps of its peak: it takes nothing over that would leave it less. */
export const fundKeeps = (peak: Amount): Amount => quotient(peak * KEPT_OF_PEAK, ONE, 'up');

export type Taken = { readonly loss: Amount; readonly maintenance: Amount; readonly notional: Amount };

/**
 * Whether the fund may take a position over: at the mark it has this loss, it requires this maintenance, and it adds this
 * notional to what is held; all rounded up.
 */
export function fundMayTake({ balance, peak, inventory, inventoryMax }: Fund, taken: Taken): boolean {
  const left = balance - taken.loss - taken.maintenance;
  return left * ONE >= peak * KEPT_OF_PEAK && inventory + taken.notional <= inventoryMax;
}

/** What a quantity, above zero for a long, means to the fund that takes it over at a price. */
export function takenOver(
  { kind, tiers, mark }: Pick<Marked, 'kind' | 'tiers' | 'mark'>,
  quantity: Quantity,
  price: Price,
): Taken {
  const size = quantity < 0n ? -quantity : quantity;
  const { position } = filled(kind, FLAT, { buys: quantity > 0n, quantity: size, price });
  const notional = exactNotional(kind, size, mark);
  return {
    loss: greatest(0n, -profitAt(kind, position, mark)),
    maintenance: maintenanceMargin(tiers, notional),
    notional: rounded(notional, 'up'),
  };
}

/** How much of a contract the fund may hold: a tenth of it, at a tenth of the greatest leverage; down. */
export const fundInventoryMax = (balance: Amount, maxLeverage: bigint): Amount => (balance * maxLeverage) / 100n;
