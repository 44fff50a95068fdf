import type { Coin } from '@quay/contract/market';
import { spot } from '@quay/contract/spot';
import { useSession } from '../../../shell/session.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { useHeldHours } from '../../../trading/ticket/held-hours.ts';
import { OrderTicket } from '../../../trading/ticket/order-ticket.tsx';
import type { ProductTicket } from '../../../trading/ticket/product-ticket.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { spotOrders } from '../orders.ts';
import { useFeeRates } from '../queries/fee-rates.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { alsoSays, fieldOf } from './linked-orders.form.ts';
import { type Summary, spotSizeField, summarise } from './order-sums.ts';
import { OrderTotals } from './order-totals.tsx';
import { refusalOf, takeShare } from './place-order.form.ts';
import { usePlacing } from './use-placing.ts';

/** Coins for coins: an order holds what it pays, and what arrives belongs to its owner at once. */
const spotTicket: ProductTicket<Summary> = {
  product: 'spot',
  book: 'spot',
  refusals: spot,
  types: spotOrders.types,
  has: { spending: true, selfTrade: true, links: true },
  priceUnit: ({ quote }) => quote,
  useTicketWords() {
    const { side, act, sending, placed } = tradingWords.useWords();
    return { side, act, sending, ...placed };
  },
  href: spotOrders.href,
  channel: 'orders',
  sizeField: spotSizeField,
  usePlaceOrder: usePlacing,
  useRates: (coin) => ratesOf(coin, useFeeRates().data),
  useHeldHours,
  summarise,
  refusalOf,
  alsoSays,
  fieldOf,
  takeShare,
  Totals: OrderTotals,
  Confirm: ConfirmOrder,
};

/** The demo has no orders that are linked. */
const demoTicket: ProductTicket<Summary> = { ...spotTicket, has: { ...spotTicket.has, links: false } };

/** The order form of one spot market. */
export function PlaceOrderForm(props: { coin: Coin; openOrders: number | null }) {
  const demo = useSession((session) => session.demo);
  return <OrderTicket of={demo ? demoTicket : spotTicket} {...props} />;
}
