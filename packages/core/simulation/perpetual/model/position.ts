import { type Contract, initialRateOf, maintenanceOf, notional } from './contract.ts';
import { Fraction, greater, lesser, sumOf, UNIT, WHOLE, ZERO } from './fraction.ts';

/** What was bought or sold, and the sum of the values at which that was done; of an inverse contract in coins. */
export type Position = {
  readonly contract: Contract;
  readonly side: 'long' | 'short';
  readonly quantity: Fraction;
  readonly entryValue: Fraction;
};

export type Fill = { readonly buys: boolean; readonly quantity: Fraction; readonly price: Fraction };

/** The value of a trade is one number for both sides, rounded down. */
export const tradeValue = (contract: Contract, quantity: Fraction, price: Fraction): Fraction =>
  notional(contract, quantity, price).floorTo(UNIT);

/** Who is long gains when the price rises: then a linear contract is worth more of the quote asset, an inverse one fewer coins. */
const gainsWithValue = ({ contract, side }: Position): boolean => (contract.kind === 'linear') === (side === 'long');

/** What a position, or a part of it, gains from an entry value to another value. */
function gain(position: Position, entryValue: Fraction, value: Fraction): Fraction {
  return gainsWithValue(position) ? value.minus(entryValue) : entryValue.minus(value);
}

export const unrealised = (position: Position, mark: Fraction): Fraction =>
  gain(position, position.entryValue, notional(position.contract, position.quantity, mark));

export const maintenance = ({ contract, quantity }: Position, mark: Fraction): Fraction =>
  maintenanceOf(contract, notional(contract, quantity, mark));

/** After a fill: the position, and the profit that it realised, rounded down. What a rounded profit leaves stays in the position. */
export function fill(
  contract: Contract,
  position: Position | undefined,
  { buys, quantity, price }: Fill,
): { readonly position: Position | undefined; readonly profit: Fraction } {
  const side = buys ? 'long' : 'short';
  const value = tradeValue(contract, quantity, price);
  if (!position) return { position: { contract, side, quantity, entryValue: value }, profit: ZERO };
  if (position.side === side) {
    const entryValue = position.entryValue.plus(value);
    return { position: { ...position, quantity: position.quantity.plus(quantity), entryValue }, profit: ZERO };
  }
  if (quantity.isAbove(position.quantity)) {
    const closing = fill(contract, position, { buys, quantity: position.quantity, price });
    const opened = value.minus(tradeValue(contract, position.quantity, price));
    const rest = quantity.minus(position.quantity);
    return { position: { contract, side, quantity: rest, entryValue: opened }, profit: closing.profit };
  }
  const share = position.entryValue.times(quantity).over(position.quantity);
  const profit = gain(position, share, value).floorTo(UNIT);
  const released = gainsWithValue(position) ? value.minus(profit) : value.plus(profit);
  const left = position.quantity.minus(quantity);
  if (left.compare(ZERO) === 0) return { position: undefined, profit };
  return { position: { ...position, quantity: left, entryValue: position.entryValue.minus(released) }, profit };
}

/** Realises a part of the profit at the mark, without a trade: at every price the position is worth so much less. */
export function cover(position: Position, profit: Fraction): Position {
  const entryValue = gainsWithValue(position) ? position.entryValue.plus(profit) : position.entryValue.minus(profit);
  return { ...position, entryValue };
}

/** What must be there to open so much: by the leverage, and by the rate of tier and open interest. */
export function initialMargin(worth: Fraction, leverage: Fraction, rate: Fraction): Fraction {
  return worth.times(greater(WHOLE.over(leverage), rate)).ceilTo(UNIT);
}

/** What an order that opens holds: its margin, the loss that it would show at once, and its fee; each rounded up. */
export function orderHold(
  contract: Contract,
  order: Fill & {
    readonly mark: Fraction;
    readonly leverage: Fraction;
    readonly rate: Fraction;
    readonly taker: Fraction;
  },
): Fraction {
  const worth = notional(contract, order.quantity, order.price);
  const side = order.buys ? ('long' as const) : ('short' as const);
  const opened: Position = { contract, side, quantity: order.quantity, entryValue: worth };
  const loss = greater(ZERO, unrealised(opened, order.mark).negated());
  return sumOf([
    initialMargin(worth, order.leverage, order.rate),
    loss.ceilTo(UNIT),
    worth.times(order.taker).ceilTo(UNIT),
  ]);
}

/** A cross position with what it is checked by. */
export type Held = { readonly position: Position; readonly mark: Fraction; readonly leverage: Fraction };

const worthOf = ({ position, mark }: Held): Fraction => notional(position.contract, position.quantity, mark);
const initialOf = (held: Held): Fraction =>
  initialMargin(worthOf(held), held.leverage, initialRateOf(held.position.contract, worthOf(held)));

/** What may be used to open more. A profit counts for nothing here, a loss in full. */
export function free(available: Fraction, all: readonly Held[]): Fraction {
  const losses = all.map(({ position, mark }) => greater(ZERO, unrealised(position, mark).negated()).ceilTo(UNIT));
  return available.minus(sumOf(losses)).minus(sumOf(all.map(initialOf)));
}

/** What may leave the account: what is free, and never so much that less than a tenth of what is held stays. */
export function movable(available: Fraction, wallet: Fraction, all: readonly Held[]): Fraction {
  const most = greater(ZERO, free(available, all));
  if (all.length === 0) return most;
  const equity = wallet.plus(sumOf(all.map(({ position, mark }) => unrealised(position, mark))));
  const tenth = sumOf(all.map(worthOf)).over(new Fraction(10n));
  const kept = greater(sumOf(all.map(initialOf)), tenth);
  return greater(ZERO, lesser(most, equity.minus(kept).floorTo(UNIT)));
}

/** What may be taken out of an isolated margin. */
export function removable(held: Held, margin: Fraction): Fraction {
  const { position, mark } = held;
  const afterMaintenance = margin.minus(maintenance(position, mark));
  const afterInitial = margin.plus(lesser(ZERO, unrealised(position, mark))).minus(initialOf(held));
  return greater(ZERO, lesser(afterMaintenance, afterInitial).floorTo(UNIT));
}
