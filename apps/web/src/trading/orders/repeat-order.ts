import type { Coin } from '@quay/contract/market';
import { format, units } from '@quay/money';
import { namesPrice, type OrderSettings, timeInForceOf, waitsForStop } from '../ticket/order-kind.ts';
import { emptyDraft, type TradeDraft } from '../ticket/trade-draft.ts';
import type { Order } from './order.ts';

/** The form of an order that is to be placed once more: all that was ordered, whatever of it was filled. */
export function repeatedDraft(order: Order, coin: Pick<Coin, 'priceDecimals' | 'quantityDecimals'>): TradeDraft {
  const { side, type, price, stopPrice, quantity, amount } = order;
  const priced = (value: string | null) => (value === null ? '' : format(units(value), coin.priceDecimals));
  return {
    ...emptyDraft,
    ...{ side, type, by: amount === null ? 'quantity' : 'amount', amount: amount ?? '' },
    // Of a market order it is the worst price that held then, and a new one is worked out from the book.
    price: namesPrice(type) ? priced(price) : '',
    stopPrice: waitsForStop(type) ? priced(stopPrice) : '',
    quantity: quantity === null ? '' : format(units(quantity), coin.quantityDecimals),
  };
}

/** How it was treated. What never rests has no time in force of its own, and leaves that of the form. */
export function repeatedSettings({ type, timeInForce, selfTrade }: Order): Partial<OrderSettings> {
  return timeInForceOf(type, timeInForce) === null ? { selfTrade } : { timeInForce, selfTrade };
}
