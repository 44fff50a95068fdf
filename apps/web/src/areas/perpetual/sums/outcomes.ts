import { type Amount, greatest, ONE, type Price, type Quantity, quotient, type Rate } from '@quay/money';
import {
  type AccountNow,
  type ContractNow,
  liquidationOf,
  type PositionNow,
  shownLiquidation,
  withPosition,
} from './account.ts';
import { type Closing, closingOf, firstPriceThat } from './closing.ts';

/** The account and the position when the mark of the contract is somewhere else; the marks of others stay. */
export function atMark(account: AccountNow, one: PositionNow, mark: Price) {
  const moved: PositionNow = { ...one, contract: { ...one.contract, mark } };
  return { account: withPosition(account, moved), position: moved };
}

/** What closing so much of a position at a price comes to when the mark is there: profit, fee and what is left of both. */
export function outcomeAt(
  account: AccountNow,
  one: PositionNow,
  quantity: Quantity,
  price: Price,
  takerRate: Rate,
): Closing {
  const then = atMark(account, one, price);
  return closingOf(then.account, then.position, [{ quantity, price }], takerRate);
}

/** The first price, in whole ticks, at which closing so much of a position brings at least so much after the fee. */
export const priceOfResult = (
  account: AccountNow,
  one: PositionNow,
  quantity: Quantity,
  result: Amount,
  takerRate: Rate,
): Price | undefined =>
  firstPriceThat(one, (price) => outcomeAt(account, one, quantity, price, takerRate).net >= result);

/** The price so far from the mark, to the nearest tick; nothing where no tick is that low. */
export function priceAtDistance(mark: Price, distance: Rate, tick: Price): Price | undefined {
  const numerator = mark * (ONE + distance);
  const price = quotient(numerator * 2n + ONE * tick, ONE * tick * 2n, 'down') * tick;
  return numerator <= 0n || price <= 0n ? undefined : price;
}

/** The mark at which a trailing stop acts that is so far behind the best mark, in whole ticks: the first mark that does. */
export function trailingPrice(isLong: boolean, best: Price, callback: Rate, tick: Price): Price {
  return isLong
    ? greatest(tick, quotient(best * (ONE - callback), ONE * tick, 'down') * tick)
    : quotient(best * (ONE + callback), ONE * tick, 'up') * tick;
}

/** The mark as triggers see it: in whole ticks. */
export const cutToTick = ({ mark, tick }: ContractNow): Price => (mark / tick) * tick;

/** Whether a stop-loss is so near to the mark that liquidates its position, or beyond it, that the core refuses it. */
export function isNearLiquidation(one: PositionNow, liquidation: Price, price: Price, distance: Rate): boolean {
  return one.position.quantity > 0n
    ? price * ONE <= liquidation * (ONE + distance)
    : price * ONE >= liquidation * (ONE - distance);
}

/**
 * How far a stop-loss is from the liquidation price, as a share of it: below zero where the position would be liquidated
 * first; nothing where no mark liquidates it.
 */
export function roomBeforeLiquidation(account: AccountNow, one: PositionNow, price: Price): Rate | undefined {
  const exact = liquidationOf(account, one);
  if (exact === undefined) return undefined;
  const liquidation = shownLiquidation(one, exact);
  const room = one.position.quantity > 0n ? price - liquidation : liquidation - price;
  return (room * ONE) / liquidation;
}
