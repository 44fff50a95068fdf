import { ownChannel } from '@quay/contract/trading';
import type { Order, Trade, TradingProduct } from '@quay/core';
import type { PrivateChannel, PrivatePushes } from './pushes.ts';

/** Rows of a product as the owner of an order or of one side of a trade sees them. */
export type ProductOnWire = {
  order(row: Order): object;
  fill(row: Trade, owner: number): object;
};

/** A user's channels of a product: its orders, whole, and its fills. */
export const productPushes = (
  { name, tables }: Pick<TradingProduct, 'name' | 'tables'>,
  onWire: ProductOnWire,
): readonly PrivatePushes[] => [
  {
    channel: ownChannel('orders', name),
    rows: {
      table: tables.orders.name,
      each(row, receives, give) {
        const order = row as Order;
        if (receives(order.owner)) give(order.owner, order.id, onWire.order(order));
      },
    },
  },
  {
    channel: ownChannel('fills', name),
    rows: {
      table: tables.trades.name,
      each(row, receives, give) {
        const trade = row as Trade;
        for (const user of [trade.buyer, trade.seller]) {
          if (receives(user)) give(user, trade.id, onWire.fill(trade, user));
        }
      },
    },
  },
];

/**
 * The channels of users that all areas declare.
 *
 * @throws when a channel that clients may subscribe to has nobody who pushes on it, or two who do
 */
export function pushesOfUsers(
  declared: readonly PrivatePushes[],
  channels: readonly PrivateChannel[],
): readonly PrivatePushes[] {
  for (const channel of channels) {
    const found = declared.filter((one) => one.channel === channel).length;
    if (found !== 1) throw new Error(`the channel ${channel} is declared by ${found} areas of the server`);
  }
  return declared;
}
