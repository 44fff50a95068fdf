import { closingIntents } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { amount, codecOf, flag, id, ids, listOf, maybe, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { sizeOf } from '../../../margin/position.ts';
import { BY_OWNER, CANCELLED } from '../../../trading/order-codes.ts';
import type { PerpetualParts } from '../parts.ts';
import type { PositionRecord } from '../position-record.ts';

import { closingOf } from './place-order.ts';

const input = { owner: id, contract: maybe(text) };
export type CloseAll = RowOf<typeof input>;

const closed = {
  contract: text,
  closes: oneOf(closingIntents),
  /** Nothing where nobody offered anything. */
  order: maybe(id),
  quantity: amount,
  left: amount,
  isHalted: flag,
};
/** What became of a position. */
export type ClosedPosition = RowOf<typeof closed>;
export type ClosedAll = { readonly cancelled: readonly number[]; readonly positions: readonly ClosedPosition[] };

export const closeAllShape = shape({
  name: 'perpetual/close-all',
  number: 134,
  input,
  output: codecOf<ClosedAll>({ cancelled: ids, positions: listOf(closed) }),
});

/** Cancels the open orders of an owner and closes the positions at market, in one contract or in all. */
export function closeAll(parts: PerpetualParts): Command<never> {
  const { instruments, instrumentOrders, orders, matchLoop, positions, contracts, closing, funding } = parts;

  function close(row: PositionRecord, at: number): ClosedPosition {
    const { contract } = row;
    const size = sizeOf(row);
    const closes = closingOf(row.quantity > 0n);
    const isHalted = contracts.of(contract).status === 'halted' || contracts.hasEnded(contract);
    const { order, quantity } = isHalted ? { order: null, quantity: 0n } : closing.close(row, size, at);
    return { contract, closes, order, quantity, left: size - quantity, isHalted };
  }

  return command(closeAllShape, ({ owner, contract: symbol }: CloseAll, at): Outcome<ClosedAll> => {
    const instrument = symbol === null ? undefined : instruments.find(symbol);
    if (symbol !== null && !instrument) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');

    funding.settle(owner, at);
    const slots = instrumentOrders.slotsOf(owner, instrument ? [instrument] : instruments.all());
    const cancelled = slots.map((slot) => orders.idOf(slot));
    for (const slot of slots) matchLoop.withdraw(slot, CANCELLED, BY_OWNER, at);
    const rows = positions
      .ofOwner(owner)
      .filter(({ quantity, contract }) => quantity !== 0n && (symbol === null || contract === symbol));
    return done({ cancelled, positions: rows.map((row) => close(row, at)) });
  });
}
