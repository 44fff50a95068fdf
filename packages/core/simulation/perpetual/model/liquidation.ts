import { notional } from './contract.ts';
import { Fraction, greater, lesser, sumOf, UNIT, ZERO } from './fraction.ts';
import { type Fill, fill, maintenance, type Position, unrealised } from './position.ts';

/** Positions that one wallet stands behind: all cross ones of an account, or a single isolated one. */
export type Group = {
  readonly wallet: Fraction;
  readonly positions: readonly { readonly position: Position; readonly mark: Fraction }[];
};

export const equityOf = ({ wallet, positions }: Group): Fraction =>
  wallet.plus(sumOf(positions.map(({ position, mark }) => unrealised(position, mark))));

export const maintenanceOfGroup = ({ positions }: Group): Fraction =>
  sumOf(positions.map(({ position, mark }) => maintenance(position, mark)));

/** Equity that only equals the requirement is liquidated. */
export const isLiquidated = (group: Group): boolean => !maintenanceOfGroup(group).isBelow(equityOf(group));

/**
 * By definition: the first of all marks there can be at which the group is liquidated, seen from the side where it is
 * not. What is beyond it is liquidated too, so that it is found by halving.
 */
export function liquidationPrice(group: Group, which: number, markMax: bigint): Fraction | undefined {
  const { position } = group.positions[which]!;
  const isLong = position.side === 'long';
  // What others have and require stays as it is.
  const others = { ...group, positions: group.positions.filter((_, n) => n !== which) };
  const rest = equityOf(others).minus(maintenanceOfGroup(others));
  const isHit = (units: bigint): boolean => {
    const mark = UNIT.times(new Fraction(units));
    return !maintenance(position, mark).isBelow(rest.plus(unrealised(position, mark)));
  };
  const [safest, riskiest] = isLong ? [markMax, 1n] : [1n, markMax];
  if (!isHit(riskiest)) return undefined;
  let [safe, hit] = [isLong ? safest + 1n : safest - 1n, riskiest];
  while (safe - hit > 1n || hit - safe > 1n) {
    const middle = (safe + hit) / 2n;
    if (isHit(middle)) hit = middle;
    else safe = middle;
  }
  return UNIT.times(new Fraction(hit));
}

/** What each position has of the group's equity: shared by what they require. */
export function equityShare(group: Group, which: number): Fraction {
  const { position, mark } = group.positions[which]!;
  return equityOf(group).times(maintenance(position, mark)).over(maintenanceOfGroup(group));
}

/**
 * By definition: the last tick at which closing the position does not lose more than its share of the equity, neither
 * exactly nor by the rounded value of a trade. For a long the lowest such price, for a short the highest.
 */
export function bankruptcyPrice(group: Group, which: number, markMax: bigint): Fraction | undefined {
  const { position, mark } = group.positions[which]!;
  const { tick } = position.contract;
  const share = equityShare(group, which);
  const start = unrealised(position, mark);
  const isLong = position.side === 'long';
  const isEnough = (ticks: bigint): boolean => {
    const price = tick.times(new Fraction(ticks));
    const { profit } = fill(position.contract, position, { buys: !isLong, quantity: position.quantity, price });
    return !start.minus(lesser(profit, unrealised(position, price))).isAbove(share);
  };
  const most = new Fraction(markMax).times(UNIT).floorTo(tick).over(tick).numerator;
  const worst = isLong ? 1n : most;
  if (isEnough(worst)) return isLong && !keepsAtZero(position, share, start) ? tick : undefined;
  let [enough, short] = [isLong ? most + 1n : 0n, worst];
  while (enough - short > 1n || short - enough > 1n) {
    const middle = (enough + short) / 2n;
    if (isEnough(middle)) enough = middle;
    else short = middle;
  }
  return enough === 0n || enough > most ? undefined : tick.times(new Fraction(enough));
}

/** Whether a linear long would keep something even if its coin were worth nothing. */
function keepsAtZero(position: Position, share: Fraction, start: Fraction): boolean {
  if (position.contract.kind === 'inverse') return false;
  return !start.plus(position.entryValue).isAbove(share);
}

/** The part of its equity that may be required after a reduction. */
const ENOUGH = new Fraction(4n, 5n);

/** Tries every lot: the least quantity which, closed at the mark, leaves the group well enough; otherwise all. */
export function reduction(group: Group, which: number, feeRate: Fraction): Fraction {
  const { position, mark } = group.positions[which]!;
  const { contract, quantity } = position;
  const others = maintenanceOfGroup(group).minus(maintenance(position, mark));
  const equity = equityOf(group);
  for (let closed = contract.lot; closed.isBelow(quantity); closed = closed.plus(contract.lot)) {
    const fee = notional(contract, closed, mark).times(feeRate);
    const left = { ...position, quantity: quantity.minus(closed) };
    const required = others.plus(maintenance(left, mark));
    if (!required.isAbove(equity.minus(fee).times(ENOUGH))) return closed;
  }
  return quantity;
}

/** What a mark may close of a large position. */
export function slice(position: Position, mark: Fraction, wanted: Fraction, largeFrom: Fraction): Fraction {
  const { contract, quantity } = position;
  if (!notional(contract, quantity, mark).isAbove(largeFrom)) return wanted;
  const fifth = quantity.over(new Fraction(5n)).floorTo(contract.lot);
  return lesser(wanted, greater(fifth, contract.lot));
}

/** Equity below two thirds of what is required: the position is taken over. */
export const isLost = (group: Group): boolean =>
  equityOf(group).isBelow(maintenanceOfGroup(group).times(new Fraction(2n, 3n)));

/** Closes a position of a group at a price: what it leaves, the profit in the wallet. */
export function closed(group: Group, which: number, price: Fraction): Group {
  const { position } = group.positions[which]!;
  const trade: Fill = { buys: position.side === 'short', quantity: position.quantity, price };
  const { profit } = fill(position.contract, position, trade);
  return { wallet: group.wallet.plus(profit), positions: group.positions.filter((_, n) => n !== which) };
}

/** Fee of a liquidation: up, and never more than what equity is left. */
export const liquidationFee = (value: Fraction, rate: Fraction, equity: Fraction): Fraction =>
  greater(ZERO, lesser(value.times(rate).ceilTo(UNIT), equity.floorTo(UNIT)));
