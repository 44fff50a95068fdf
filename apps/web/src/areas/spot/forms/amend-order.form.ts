import type { Coin, Level } from '@quay/contract/market';
import { type AmendOrder, type Order, spot } from '@quay/contract/spot';
import { format, multiply, text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { type EarlyRefusal, refusalOfBand, refusalOfQuantity } from '../../../trading/ticket/early-refusals.ts';

/** What is typed for an order that rests: its whole quantity, what is filled included. */
export type AmendDraft = { readonly price: string; readonly quantity: string };

export type AmendCircumstances = {
  readonly order: Order;
  readonly coin: Coin;
  /** Price of the last trade; null while it is not known. */
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
  const wished = changeOf(draft);
  if (!wished) return null;
  const { price, quantity } = now(circumstances);
  const { order, book } = circumstances;
  if (wished.price === price) {
    if (wished.quantity === quantity) return 'nothing';
    return wished.quantity < quantity ? 'keeps-place' : 'goes-back';
  }
  const best = order.side === 'buy' ? book?.asks[0] : book?.bids[0];
  if (!best) return 'goes-back';
  const takes = order.side === 'buy' ? wished.price >= units(best[0]) : wished.price <= units(best[0]);
  return takes ? 'trades-at-once' : 'goes-back';
}

/** What is frozen more than now, in the coin that the order holds; below zero is free again. */
export function holdsMore(draft: AmendDraft, circumstances: AmendCircumstances): bigint | null {
  const wished = changeOf(draft);
  if (!wished) return null;
  const { order } = circumstances;
  const filled = units(order.filledQuantity);
  const held = ({ price, quantity }: Change) =>
    order.side === 'sell' ? quantity - filled : multiply(price, quantity > filled ? quantity - filled : 0n, 'up');
  return held(wished) - held(now(circumstances));
}

/** The first refusal that is already certain, in the order in which the server judges; null when nothing is. */
export function amendRefusalOf(draft: AmendDraft, circumstances: AmendCircumstances): EarlyRefusal | null {
  const { order, coin, last, available } = circumstances;
  const price = read(draft.price);
  const quantity = read(draft.quantity);
  if (!price)
    return { ...spot[price === 0n || draft.price === '' ? 'price-missing' : 'price-malformed'], ...at('price') };
  if (!quantity) {
    const reason = quantity === 0n || draft.quantity === '' ? 'quantity-missing' : 'quantity-malformed';
    return { ...spot[reason], ...at('quantity') };
  }
  const before = now(circumstances);
  if (price === before.price && quantity === before.quantity) return { ...spot['nothing-to-amend'], params: {} };
  if (coin.status === 'halted') return { reason: 'trading/market-halted', params: {} };
  if (price !== before.price) {
    if (price % units(coin.tickSize) !== 0n) {
      return { ...spot['price-off-tick'], ...at('price', { tick: coin.tickSize }) };
    }
    const outside = last === null ? null : refusalOfBand(spot, price, coin, units(last));
    if (outside) return outside;
  }
  const wrong = refusalOfQuantity(spot, quantity, coin);
  if (wrong) return wrong;
  if (quantity <= units(order.filledQuantity)) {
    const params = { filled: order.filledQuantity, coin: coin.base };
    return { ...spot['quantity-already-filled'], ...at('quantity', params) };
  }
  if (multiply(price, quantity, 'down') < units(coin.minNotional)) {
    return { ...spot['notional-below-min'], ...at('quantity', { min: coin.minNotional, coin: coin.quote }) };
  }
  const more = holdsMore(draft, circumstances);
  if (more !== null && available !== null && more > available) {
    const params = {
      available: text(available),
      needed: text(more),
      coin: order.side === 'buy' ? coin.quote : coin.base,
    };
    return { ...spot['balance-too-small'], ...at('quantity', params) };
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
