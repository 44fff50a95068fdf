import type { Order } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';
import type { Board } from './board.ts';
import type { Observed } from './observed.ts';
import { shareUp } from './tiers.ts';

const ONE = 100_000_000n;

export const isStop = (order: Order): boolean => order.stopPrice !== null;
export const isOver = (order: Order): boolean => order.status !== 'open' && order.status !== 'waiting';

/** What an order may still cost: quote for a buy, base for a sell. */
export function costOf(order: Order): bigint {
  if (isOver(order)) return 0n;
  if (order.amount !== null) return order.amount - order.filledAmount;
  const left = order.quantity! - order.filledQuantity;
  return order.side === 'sell' ? left : (left * order.price!) / ONE;
}

/** What is true of an order's row whatever happened to it. */
export function validateRow(order: Order, from: number, to: number, held: bigint): void {
  const { id, status, type, timeInForce, ended } = order;
  const priced = type === 'limit' || type === 'stop-limit';
  // A market order may have one: the worst that it trades at.
  if (type !== 'market' && priced !== (order.price !== null))
    wrong(`order ${id} is a ${type} with the price ${order.price}`);
  if (isStop(order) !== type.startsWith('stop')) wrong(`order ${id} is a ${type} with a stop price`);
  if ((order.quantity === null) === (order.amount === null)) wrong(`order ${id} has no size, or two`);
  if (!priced && timeInForce !== 'ioc') wrong(`order ${id} is a ${type} and ${timeInForce}`);
  if (order.updatedAt < from || order.updatedAt > to) wrong(`I13 order ${id} was changed at another time`);

  if (order.held !== held) wrong(`I3 order ${id} holds ${order.held} and may cost ${held}`);
  if (order.quantity !== null && order.filledQuantity > order.quantity) wrong(`I14 order ${id} filled too much`);
  if (order.amount !== null && order.filledAmount > order.amount) wrong(`I14 order ${id} spent too much`);

  if ((ended === null) !== (status === 'open' || status === 'waiting' || status === 'filled')) {
    wrong(`order ${id} is ${status} because of ${ended}`);
  }
  const cancels = ended === 'owner' || ended === 'self-trade' || ended === 'oco';
  if (status === 'cancelled' && !cancels) wrong(`order ${id} ended by ${ended}`);
  if (status === 'expired' && (ended === 'owner' || ended === 'oco')) wrong(`order ${id} expired by its owner`);
  const mayRest = priced && timeInForce !== 'ioc' && timeInForce !== 'fok';
  if (ended === 'no-more-offers' && mayRest) wrong(`the ${timeInForce} order ${id} did not rest`);
  if (ended === 'price-band' && (type !== 'stop-limit' || order.filledQuantity > 0n)) {
    wrong(`order ${id} of type ${type} left the band`);
  }
  if (status === 'filled' && order.quantity !== null && order.filledQuantity !== order.quantity) {
    wrong(`I14 order ${id} is filled and has ${order.quantity - order.filledQuantity} left`);
  }
  if (isOver(order) && status !== 'filled' && order.filledQuantity === order.quantity) {
    wrong(`I14 order ${id} is ${status} and has nothing left`);
  }

  if (status === 'waiting' && (!isStop(order) || order.triggeredAt !== null || order.filledQuantity > 0n)) {
    wrong(`order ${id} waits for nothing`);
  }
  if (order.triggeredAt !== null && !isStop(order)) wrong(`order ${id} woke and never slept`);
  if (status === 'open') {
    if (!mayRest) wrong(`a ${timeInForce} ${type} order ${id} rests`);
    if (isStop(order) && order.triggeredAt === null) wrong(`order ${id} rests and never woke`);
    if (order.filledQuantity === order.quantity) wrong(`order ${id} rests with nothing left`);
  }
  // A stop order may be cancelled while it waits; what met the market did so at once and whole.
  const met = !isStop(order) || order.triggeredAt !== null;
  if (met && status === 'cancelled' && !mayRest) wrong(`a ${timeInForce} order ${id} rested until it was cancelled`);
  if (met && timeInForce === 'fok') {
    const none = order.filledQuantity === 0n && isStop(order) && status === 'expired';
    if (status !== 'filled' && !none) wrong(`the fok order ${id} is ${status} with ${order.filledQuantity} filled`);
  }
}

/** What an accepted order must be like in its market; an amended one as well. */
export function validateTerms(order: Order, { terms }: Board): void {
  const { id, price, quantity, amount, stopPrice } = order;
  if (price !== null && (price <= 0n || price % terms.tick !== 0n)) wrong(`order ${id} is off the tick`);
  if (stopPrice !== null && (stopPrice <= 0n || stopPrice % terms.tick !== 0n)) wrong(`order ${id} stops off the tick`);
  if (quantity !== null) {
    if (quantity % terms.lot !== 0n) wrong(`order ${id} is off the lot`);
    if (quantity < terms.minQuantity || quantity > terms.maxQuantity) wrong(`order ${id} is of ${quantity}`);
  }
  const at = order.type === 'market' ? null : (price ?? stopPrice);
  const worth = amount ?? (at === null ? null : (quantity! * at) / ONE);
  if (worth !== null && worth < terms.minNotional) wrong(`order ${id} is worth ${worth}`);
}

const LASTING = [
  'owner',
  'clientId',
  'market',
  'side',
  'type',
  'amount',
  'makerFeeRate',
  'takerFeeRate',
  'createdAt',
  'timeInForce',
  'selfTrade',
  'stopPrice',
] as const satisfies readonly (keyof Order)[];

/** What may become of an order that lived. */
export function validateMove(before: Order, after: Order, alone: boolean): void {
  const { id } = after;
  for (const name of LASTING) if (before[name] !== after[name]) wrong(`order ${id} has another ${name}`);
  if (before.status === 'open' && after.status === 'waiting') wrong(`order ${id} fell asleep`);
  if (after.filledQuantity < before.filledQuantity) wrong(`order ${id} gave back what it had`);
  if (before.triggeredAt !== null && after.triggeredAt !== before.triggeredAt) wrong(`order ${id} woke twice`);
  const amended = before.price !== after.price || before.quantity !== after.quantity;
  if (amended && before.status === 'waiting' && (alone || after.triggeredAt === null)) {
    wrong(`order ${id} was amended in its sleep`);
  }
  if (after.seat === before.seat) {
    if (before.price !== after.price || (before.quantity ?? 0n) < (after.quantity ?? 0n)) {
      wrong(`I14 order ${id} was amended and kept its place`);
    }
    if (before.status === 'waiting' && after.status !== 'waiting' && after.filledQuantity > 0n) {
      wrong(`order ${id} woke and took no place`);
    }
  } else {
    if (after.seat < before.seat) wrong(`I14 order ${id} jumped the queue`);
    const reason = before.price !== after.price || before.quantity! < after.quantity! || before.status === 'waiting';
    if (alone && !reason) wrong(`I14 order ${id} lost its place for nothing`);
  }
}

/** What an order filled must be what its trades say. */
export function validateFills({ row, before, quantity, amount, fee }: Observed): void {
  const had = before?.row;
  if (row.filledQuantity - (had?.filledQuantity ?? 0n) !== quantity) {
    wrong(`I14 order ${row.id} filled ${row.filledQuantity - (had?.filledQuantity ?? 0n)}, its trades ${quantity}`);
  }
  if (row.filledAmount - (had?.filledAmount ?? 0n) !== amount) wrong(`I14 order ${row.id} is not worth its trades`);
  if (row.fee - (had?.fee ?? 0n) !== fee) wrong(`I15 order ${row.id} paid ${row.fee}, its trades cost other fees`);
}

/** The fee of one side of a trade, by the order's own rate. */
export const feeOf = (received: bigint, order: Order, maker: boolean): bigint =>
  shareUp(received, maker ? order.makerFeeRate : order.takerFeeRate);

/**
 * A price that was chosen now must be in the band: round the stop price of a stop order, else round the last price when
 * it came. Of many commands that is some price of the batch.
 */
export function validateBand({ row, before, board }: Observed, alone: boolean): void {
  const price = Number(row.price);
  const round = row.stopPrice !== null && !before ? Number(row.stopPrice) : board.opening;
  const inside =
    board.isWithin(price, round) ||
    (!alone && (board.isWithin(price, board.low) || board.isWithin(price, board.high) || board.spans(price)));
  if (!inside) wrong(`order ${row.id} is outside of the band`);
}
