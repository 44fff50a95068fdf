import type { Contract, Order, PositionRow } from '../../src/index.ts';

const ONE = 100_000_000n;

/** What an order of contracts says besides what all orders do. */
export type ContractOrder = Order &
  Readonly<Record<'assumedPrice' | 'markPrice' | 'marginRate', bigint>> & {
    readonly intent: 'open-long' | 'open-short' | 'close-long' | 'close-short';
    readonly leverage: number;
  };

/** A position as the auditor counts it. */
export type TradedPosition = { quantity: bigint; openValue: bigint; covered: bigint; realised: bigint; fees: bigint };

export const flat = (): TradedPosition => ({ quantity: 0n, openValue: 0n, covered: 0n, realised: 0n, fees: 0n });

export const isOpening = ({ intent }: ContractOrder): boolean => intent === 'open-long' || intent === 'open-short';
export const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

export function down(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  return numerator < 0n && whole * denominator !== numerator ? whole - 1n : whole;
}

export const up = (numerator: bigint, denominator: bigint): bigint => -down(-numerator, denominator);

/** What a trade is worth in the asset that its contract settles in. */
export const worth = ({ kind }: Contract, quantity: bigint, price: bigint): bigint =>
  kind === 'linear' ? down(quantity * price, ONE) : down(quantity * ONE, price);

/** What a position would gain or lose at a price, in parts of `ofParts`. */
function gainAt(
  { kind }: Contract,
  { quantity, openValue }: Pick<TradedPosition, 'quantity' | 'openValue'>,
  price: bigint,
) {
  return kind === 'linear'
    ? { parts: quantity * price - openValue * ONE, ofParts: ONE }
    : { parts: -quantity * ONE - openValue * price, ofParts: price };
}

export function lossAt(
  contract: Contract,
  position: Pick<TradedPosition, 'quantity' | 'openValue'>,
  price: bigint,
): bigint {
  const { parts, ofParts } = gainAt(contract, position, price);
  return parts >= 0n ? 0n : up(-parts, ofParts);
}

/** A trade as it changes one of its two positions; gives the profit of what it closed. */
export function move(
  contract: Contract,
  traded: TradedPosition,
  buys: boolean,
  quantity: bigint,
  value: bigint,
): bigint {
  const isLinear = contract.kind === 'linear';
  const signed = isLinear === buys ? value : -value;
  const size = absolute(traded.quantity);
  const closes = size > 0n && traded.quantity > 0n !== buys;
  if (!closes) {
    traded.quantity += buys ? quantity : -quantity;
    traded.openValue += signed;
    return 0n;
  }
  const released = up(traded.openValue * quantity, size);
  traded.quantity += buys ? quantity : -quantity;
  traded.openValue -= released;
  return -signed - released;
}

/** What an order holds by its own row: margin at the assumed price, the loss that it would show, a taker's fee. */
export function holdOf(contract: Contract, order: ContractOrder): bigint {
  const isOver = order.status !== 'open' && order.status !== 'waiting';
  if (isOver || !isOpening(order)) return 0n;
  const left = order.quantity! - order.filledQuantity;
  const { assumedPrice, markPrice, leverage, marginRate, takerFeeRate, price, side } = order;
  const [top, bottom] = contract.kind === 'linear' ? [left * assumedPrice, ONE] : [left * ONE, assumedPrice];
  const margin = leverage > 0 ? up(top, bottom * BigInt(leverage)) : up(top * marginRate, bottom * ONE);
  // Bought above the mark, or sold below it: at the order's own price.
  const off = side === 'buy' ? price! - markPrice : markPrice - price!;
  const loss =
    off <= 0n ? 0n : contract.kind === 'linear' ? up(left * off, ONE) : up(left * ONE * off, price! * markPrice);
  return margin + loss + up(top * takerFeeRate, bottom * ONE);
}

type TierRow = { readonly floor: bigint; readonly initialRate: bigint };

/** What a cross position requires to be opened now. */
export function initialMarginOf(
  contract: Contract,
  { quantity, leverage }: Pick<PositionRow, 'quantity' | 'leverage'>,
  mark: bigint,
  tiers: readonly TierRow[],
): bigint {
  const size = absolute(quantity);
  const [top, bottom] = contract.kind === 'linear' ? [size * mark, ONE] : [size * ONE, mark];
  const reached = tiers.filter(({ floor }) => top > floor * bottom);
  const rate = reached.reduce(
    (most, tier) => (tier.initialRate > most ? tier.initialRate : most),
    tiers[0]!.initialRate,
  );
  const byLeverage = up(top, bottom * BigInt(leverage));
  const byTier = up(top * rate, bottom * ONE);
  return byLeverage > byTier ? byLeverage : byTier;
}
