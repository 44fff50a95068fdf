import type { Side } from '@quay/contract';
import type { Coin } from '@quay/contract/market';
import type { OrderType } from '@quay/contract/trading';
import { exactDecimals } from '@quay/web-kit/format';
import type { Figures } from '../../shell/figures.ts';
import type { Words } from '../words/index.ts';
import { namesPrice } from './order-kind.ts';

type Text = string | null | undefined;
type StopOrder = {
  readonly side: Side;
  readonly type: OrderType;
  readonly stopPrice?: Text;
  readonly price?: Text;
  readonly quantity?: Text;
  readonly amount?: Text;
};

/** What a stop order does and when, in one sentence; nothing for an order that does not wait for a price. */
export function triggerSentence(
  order: StopOrder,
  way: 'falls' | 'rises' | null,
  coin: Coin,
  words: Words,
  figures: Figures,
  follows: 'last' | 'mark' = 'last',
): string | null {
  if (!order.stopPrice) return null;
  const price = (value: string) => figures.price(value, coin.priceDecimals);
  const size = (value: string, least: number, unit: string) =>
    `${figures.quantity(value, exactDecimals(value, least))}\u00a0${unit}`;
  const { buy, sell, buyAny, buyAll, sellAny } = words.triggerActs;
  const quantity = size(order.quantity ?? '0', coin.quantityDecimals, coin.base);
  const act =
    namesPrice(order.type) && order.price
      ? (order.side === 'buy' ? buy : sell)(quantity, price(order.price))
      : order.side === 'buy' && order.amount
        ? buyAny(size(order.amount ?? '0', 2, coin.quote), coin.base)
        : (order.side === 'buy' ? buyAll : sellAny)(quantity);
  return words.triggers[follows][way ?? 'unknown'](price(order.stopPrice), act);
}
