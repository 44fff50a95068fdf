import type { Coin } from '@quay/contract/market';
import { text, units } from '@quay/money';
import { TickRule } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { type Figures, useFigures } from '../../shell/figures.ts';
import { keyOf } from '../instrument.ts';
import { useTicker } from '../market/tickers.ts';
import { namesPrice } from '../ticket/order-kind.ts';
import { tradingWords } from '../words/index.ts';
import { LinkWord } from './link-word.tsx';
import type { Order } from './order.ts';
import { OrderActs } from './order-acts.tsx';
import { filledShare, isLive, shownStatus, triggersWhen } from './order-figures.ts';
import type { OrderSums, ProductOrders } from './product-orders.ts';
import { SideWord } from './side-word.tsx';
import '../trading.css';

type OrderProps = { order: Order; of: ProductOrders };

/** An order as one row of a phone's list; open ones have their cross at the right. */
export function OrderRow({ order, of }: OrderProps) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const shown = useOrderFigures(order, of);
  const live = isLive(order);
  return (
    <div className="trading-order">
      <AppLink className="trading-order-link" href={of.href(order)}>
        <span className="q-grow">
          <span className="trading-order-head">
            <span className="q-mid">{shown.pair}</span>
            <SideWord one={order} of={of} />
            {order.type !== 'limit' && <span className="q-muted q-t12">{words.type[order.type]}</span>}
            {live && <LinkWord order={order} of={of} />}
          </span>
          {order.status === 'waiting' ? (
            <TriggersAt order={order} of={of} />
          ) : live ? (
            <span className="trading-order-progress">
              <TickRule share={filledShare(order)} label={words.filledShare(shown.share)} />
              <span className="q-faint q-t12 q-n q-ellipsis">{dayOf(order, figures)}</span>
            </span>
          ) : (
            <span className="q-muted q-t12 q-n q-block">
              {words.status[shownStatus(order)]} · {timeOf(order, figures)}
            </span>
          )}
        </span>
        <span className="q-right q-n">
          <span className="q-block">{shown.price}</span>
          <span className="q-muted q-t12 q-block">{order.status === 'waiting' ? shown.size : shown.filledOfWhole}</span>
        </span>
      </AppLink>
      {live && <OrderActs order={order} of={of} />}
    </div>
  );
}

/** What a stop order waits for. */
export function TriggersAt({ order, of, short }: OrderProps & { short?: boolean }) {
  const words = tradingWords.useWords();
  const shown = useOrderFigures(order, of);
  const last = useTicker(keyOf({ product: of.product, symbol: order.symbol }))?.last;
  const way = triggersWhen(order, last, of.stopsFollow) ?? 'unknown';
  const said = words.triggersAt[way](shown.stop);
  if (!short) return <span className="q-muted q-t12 q-n q-block">{said}</span>;
  return (
    <span className="q-muted q-n" title={said}>
      <span aria-hidden="true">{signs[way] + shown.stop}</span>
      <span className="q-unseen">{said}</span>
    </span>
  );
}

const signs = { falls: '≤ ', rises: '≥ ', unknown: '' };

/** An order's figures in its market's own decimals. */
export function useOrderFigures(order: Order, { useMarkets, nameOf, sums }: ProductOrders) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const coin = useMarkets().find(({ symbol }) => symbol === order.symbol);
  const priceDecimals = coin?.priceDecimals ?? 8;
  const quantityDecimals = coin?.quantityDecimals ?? 8;
  const base = coin?.base ?? order.symbol;
  const quote = coin?.quote ?? 'USDT';
  const price = (value: string | null) => (value === null ? '–' : figures.price(value, priceDecimals));
  const quantity = (value: string) => figures.quantity(value, quantityDecimals);
  const inSettled = (value: string) => figures.quantity(value, columnDecimals(quote));
  const byAmount = order.quantity === null;
  return {
    coin,
    pair: nameOf({ symbol: order.symbol, base, quote }).join(''),
    base,
    quote,
    /** The limit, or what a market order really traded at. */
    price:
      order.price !== null && namesPrice(order.type)
        ? price(order.price)
        : order.averagePrice !== null
          ? price(order.averagePrice)
          : words.marketPrice,
    limit: order.price !== null && price(order.price),
    stop: price(order.stopPrice),
    /** All that was ordered, in the coin that it names. */
    size: byAmount
      ? `${figures.quantity(order.amount ?? '0', 2)} ${quote}`
      : `${quantity(order.quantity ?? '0')} ${base}`,
    average: price(order.averagePrice),
    filled: quantity(order.filledQuantity),
    filledOfWhole: byAmount
      ? `${figures.quantity(order.filledAmount, 2)} / ${figures.quantity(order.amount ?? '0', 2)} ${quote}`
      : `${quantity(order.filledQuantity)} / ${quantity(order.quantity ?? '0')}`,
    /** A live order's whole, as far as it is known; a finished one's trades. */
    total: isLive(order) ? wholeOf(order, coin, sums, figures) : inSettled(order.filledAmount),
    share: `${Math.floor(filledShare(order) * 100)}%`,
    fee: `${figures.quantity(order.fee, 8)} ${order.feeCoin}`,
  };
}

/** What a live order comes to in its quote coin. One that waits without a limit price may come to anything. */
function wholeOf(
  { amount, price, quantity }: Order,
  coin: Coin | undefined,
  sums: OrderSums,
  figures: Pick<Figures, 'quantity'>,
) {
  if (amount !== null) return figures.quantity(amount, 2);
  if (price === null || quantity === null) return '–';
  return figures.quantity(text(sums.worth(coin, units(quantity), units(price))), columnDecimals(coin?.quote ?? 'USDT'));
}

const isToday = (order: Order) => new Date(order.createdAt).toDateString() === new Date().toDateString();

/** Today's orders say the time, older ones the day as well. */
export function timeOf(order: Order, figures: Pick<Figures, 'time' | 'dateTime'>): string {
  return isToday(order) ? figures.time(order.createdAt) : figures.dateTime(order.createdAt);
}

/** Where there is little room: of an older order the day alone. */
export function dayOf(order: Order, figures: Pick<Figures, 'time' | 'date'>): string {
  return isToday(order) ? figures.time(order.createdAt) : figures.date(order.createdAt);
}
