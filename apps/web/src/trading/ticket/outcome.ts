import type { Coin } from '@quay/contract/market';
import type { Order } from '@quay/contract/spot';
import { units } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import type { Figures } from '../../shell/figures.ts';
import { shownStatus } from '../orders/order-figures.ts';
import type { tradingWords } from '../words/index.ts';

import type { TicketWords } from './product-ticket.ts';

type Words = ReturnType<typeof tradingWords.useWords>;

/** What became of an order that was just answered, in one sentence. */
export function outcomeOf(order: Order, coin: Coin, words: Words, own: TicketWords, figures: Figures): string {
  const number = String(order.orderId);
  const quantity = (value: string) =>
    `${figures.quantity(value, exactDecimals(value, coin.quantityDecimals))} ${coin.base}`;
  const price = (value: string | null) => figures.price(value ?? '0', coin.priceDecimals);
  const filled = quantity(order.filledQuantity);
  const why = order.ended === null ? '' : words.ended[order.ended];
  switch (shownStatus(order)) {
    case 'waiting':
      return words.placed.sleeps(number, price(order.stopPrice));
    case 'open':
      return words.placed.waits(number, price(order.price));
    case 'partly':
      return words.placed.partly(number, filled, quantity(order.quantity ?? '0'));
    case 'filled':
      return own[order.side === 'buy' ? 'bought' : 'sold'](filled, price(order.averagePrice));
    case 'cancelled':
    case 'expired':
      if (units(order.filledQuantity) === 0n) return words.placed.nothing(number, why).trim();
      return own[order.side === 'buy' ? 'boughtPart' : 'soldPart'](filled, price(order.averagePrice), why);
  }
}
