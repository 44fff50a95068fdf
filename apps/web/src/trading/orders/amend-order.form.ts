import { trading } from '@quay/contract';
import type { Coin, Level } from '@quay/contract/market';
import { format, multiply, text, units } from '@quay/money';
import { read, settleComma } from '../../amounts/typed-number.ts';
import { type EarlyRefusal, refusalOfBand, refusalOfQuantity } from '../ticket/early-refusals.ts';
import type { AmendOrder, Order } from './order.ts';
import type { Amending, ProductOrders } from './product-orders.ts';

/** What is typed for an order that rests: its whole quantity, what is filled included. */
export type AmendDraft = { readonly price: string; readonly quantity: string };

export type AmendCircumstances = {
  readonly of: Pick<ProductOrders, 'refusals'> & { readonly sums: Pick<Amending, 'heldAt'> };
  /** What its quantity is worth at a price; price times quantity where it is not said. */
  readonly worthOf?: (quantity: bigint, price: bigint) => bigint;
  readonly order: Order;
  readonly coin: Coin;
  /** The price that the band lies round: that of the last trade, or the mark; null while it is not known. */
  readonly last: string | null;
  readonly book: { readonly bids: readonly Level[]; readonly asks: readonly Level[] } | null;
  /** What is free of the coin that the order holds. */
  readonly available: bigint | null;
};

/** The order as it stands, ready to be changed. */
export function amendDraftOf(order: Order, coin: Coin): AmendDraft {
  return {
    price: format(units(order.price ?? '0'), coin.priceDecimals),
    quantity: format(units(order.quantity ?? '0'), coin.quantityDecimals),
  };
}

type Change = { readonly price: bigint; readonly quantity: bigint };

function changeOf(draft: AmendDraft): Change | null {
  const price = read(draft.price);
  const quantity = read(draft.quantity);
  return price && quantity ? { price, quantity } : null;
}

const now = ({ order }: AmendCircumstances): Change => ({
  price: units(order.price ?? '0'),
  quantity: units(order.quantity ?? '0'),
});

/** What the change means for the order's place: a smaller quantity at the same price keeps it, anything else does not. */
export type AmendEffect = 'nothing' | 'keeps-place' | 'goes-back' | 'trades-at-once';

export function effectOf(draft: AmendDraft, circumstances: AmendCircumstances): AmendEffect | null {
  const requested = changeOf(draft);
  if (!requested) return null;
  const { price, quantity } = now(circumstances);
  const { order, book } = circumstances;
  if (requested.price === price) {
    if (requested.quantity === quantity) return 'nothing';
    return requested.quantity < quantity ? 'keeps-place' : 'goes-back';
  }
  const best = order.side === 'buy' ? book?.asks[0] : book?.bids[0];
  if (!best) return 'goes-back';
  const takes = order.side === 'buy' ? requested.price >= units(best[0]) : requested.price <= units(best[0]);
  return takes ? 'trades-at-once' : 'goes-back';
}

/** What is frozen more than now, in the coin that the order holds; below zero is free again. */
export function holdsMore(draft: AmendDraft, circumstances: AmendCircumstances): bigint | null {
  const requested = changeOf(draft);
  if (!requested) return null;
  const { order, coin, of } = circumstances;
  const held = (at: Change) => of.sums.heldAt(order, coin, at).amount;
  return held(requested) - held(now(circumstances));
}

/** The first refusal that is already certain, in the order in which the server checks; null when nothing is. */
export function amendRefusalOf(draft: AmendDraft, circumstances: AmendCircumstances): EarlyRefusal | null {
  const { order, coin, last, available } = circumstances;
  const { refusals, sums } = circumstances.of;
  const price = read(draft.price);
  const quantity = read(draft.quantity);
  if (!price)
    return { ...refusals[price === 0n || draft.price === '' ? 'price-missing' : 'price-malformed'], ...at('price') };
  if (!quantity) {
    const reason = quantity === 0n || draft.quantity === '' ? 'quantity-missing' : 'quantity-malformed';
    return { ...refusals[reason], ...at('quantity') };
  }
  const before = now(circumstances);
  if (price === before.price && quantity === before.quantity) return { ...refusals['nothing-to-amend'], params: {} };
  if (coin.status === 'halted') return { reason: trading['market-halted'].reason, params: {} };
  if (price !== before.price) {
    if (price % units(coin.tickSize) !== 0n) {
      return { ...refusals['price-off-tick'], ...at('price', { tick: coin.tickSize }) };
    }
    const outside = last === null ? null : refusalOfBand(refusals, price, coin, units(last));
    if (outside) return outside;
  }
  const wrong = refusalOfQuantity(refusals, quantity, coin);
  if (wrong) return wrong;
  if (quantity <= units(order.filledQuantity)) {
    const params = { filled: order.filledQuantity, coin: coin.base };
    return { ...refusals['quantity-already-filled'], ...at('quantity', params) };
  }
  const worth = circumstances.worthOf?.(quantity, price) ?? multiply(price, quantity, 'down');
  if (worth < units(coin.minNotional)) {
    return { ...refusals['notional-below-min'], ...at('quantity', { min: coin.minNotional, coin: coin.quote }) };
  }
  const more = holdsMore(draft, circumstances);
  if (more !== null && available !== null && more > available) {
    const params = {
      available: text(available),
      needed: text(more),
      coin: sums.heldAt(order, coin, { price, quantity }).coin,
    };
    return { ...refusals['balance-too-small'], ...at('quantity', params) };
  }
  return null;
}

const at = (field: 'price' | 'quantity', params: Readonly<Record<string, string>> = {}) => ({ field, params });

/** What is sent: only what differs. */
export function amendOf(draft: AmendDraft, order: Order): AmendOrder {
  const price = settleComma(draft.price);
  const quantity = settleComma(draft.quantity);
  return {
    orderId: order.orderId,
    ...(units(price) !== units(order.price ?? '0') && { price }),
    ...(units(quantity) !== units(order.quantity ?? '0') && { quantity }),
  };
}
