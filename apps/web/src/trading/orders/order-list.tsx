import { can, type Order } from '@quay/contract/spot';
import { multiply, text, units } from '@quay/money';
import { IconButton, showToast, TickRule } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { useTicker } from '../market/tickers.ts';
import { paths } from '../../paths.ts';
import { useCoin, useCoins } from '../../shell/coins.ts';
import { type Figures, useFigures } from '../../shell/figures.ts';
import { lazySheet } from '../../shell/lazy-sheet.tsx';
import { filledShare, isLive, standing, wakesWhen } from '../../areas/spot/figures.ts';
import { namesPrice } from '../ticket/order-kind.ts';
import { useCancelOrder } from '../../areas/spot/queries.ts';
import { spotWords } from '../../areas/spot/words/index.ts';
import { SideWord } from './side-word.tsx';

const AmendOrder = lazySheet(() => import('../../areas/spot/forms/amend-order.tsx'));

/** An order as one row of a phone's list; open ones have their cross at the right. */
export function OrderRow({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const shown = useOrderFigures(order);
  const live = isLive(order);
  return (
    <div className="spot-order">
      <AppLink className="spot-order-link" href={paths.tradeDetail(String(order.orderId))}>
        <span className="q-grow">
          <span className="spot-order-head">
            <span className="q-mid">{shown.pair}</span>
            <SideWord side={order.side} />
            {order.type !== 'limit' && <span className="q-muted q-t12">{words.type[order.type]}</span>}
          </span>
          {order.status === 'waiting' ? (
            <WakesAt order={order} />
          ) : live ? (
            <span className="spot-order-progress">
              <TickRule share={filledShare(order)} label={words.filledShare(shown.share)} />
              <span className="q-faint q-t12 q-n q-ellipsis">{dayOf(order, figures)}</span>
            </span>
          ) : (
            <span className="q-muted q-t12 q-n q-block">
              {words.status[standing(order)]} · {timeOf(order, figures)}
            </span>
          )}
        </span>
        <span className="q-right q-n">
          <span className="q-block">{shown.price}</span>
          <span className="q-muted q-t12 q-block">{order.status === 'waiting' ? shown.size : shown.filledOfWhole}</span>
        </span>
      </AppLink>
      {live && <OrderActs order={order} />}
    </div>
  );
}

/** What a sleeping order waits for. */
export function WakesAt({ order, short }: { order: Order; short?: boolean }) {
  const words = spotWords.useWords();
  const shown = useOrderFigures(order);
  const way = wakesWhen(order, useTicker(order.symbol)?.last) ?? 'unknown';
  const said = words.wakesAt[way](shown.stop);
  if (!short) return <span className="q-muted q-t12 q-n q-block">{said}</span>;
  return (
    <span className="q-muted q-n" title={said}>
      <span aria-hidden="true">{signs[way] + shown.stop}</span>
      <span className="q-unseen">{said}</span>
    </span>
  );
}

const signs = { falls: '≤ ', rises: '≥ ', unknown: '' };

/** What can be done with an order that has not ended: change it where it rests, and cancel it. */
export function OrderActs({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const coin = useCoin(order.symbol);
  const [amending, setAmending] = useState(false);
  return (
    <span className="spot-order-acts">
      {coin && can.amend(order).yes && (
        <>
          <IconButton
            icon="edit"
            size="s"
            quiet
            className="spot-cross"
            label={words.amendOrder(String(order.orderId))}
            aria-haspopup="dialog"
            onClick={() => setAmending(true)}
          />
          <AmendOrder open={amending} onClose={() => setAmending(false)} order={order} coin={coin} />
        </>
      )}
      <CancelCross order={order} />
    </span>
  );
}

/** One tap and it is cancelled: nothing is lost by it that cannot be placed again. */
function CancelCross({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const cancelling = useCancelOrder();
  const number = String(order.orderId);
  return (
    <IconButton
      icon="close"
      size="s"
      quiet
      className="spot-cross"
      label={words.cancelOrder(number)}
      aria-busy={cancelling.isPending || undefined}
      onClick={() => {
        if (cancelling.isPending) return;
        // The row is gone with its order, so the word is not left to it. A refusal was announced by the request layer.
        cancelling.mutateAsync(order.orderId).then(
          () => showToast(words.cancelled(number), { tone: 'done' }),
          () => undefined,
        );
      }}
    />
  );
}

/** An order's figures in its market's own decimals. */
export function useOrderFigures(order: Order) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const coin = useCoins().find(({ symbol }) => symbol === order.symbol);
  const priceDecimals = coin?.priceDecimals ?? 8;
  const quantityDecimals = coin?.quantityDecimals ?? 8;
  const base = coin?.base ?? order.symbol;
  const quote = coin?.quote ?? 'USDT';
  const price = (value: string | null) => (value === null ? '–' : figures.price(value, priceDecimals));
  const quantity = (value: string) => figures.quantity(value, quantityDecimals);
  const byAmount = order.quantity === null;
  return {
    coin,
    pair: `${base}/${quote}`,
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
    total: isLive(order) ? wholeOf(order, figures) : figures.quantity(order.filledAmount, 2),
    share: `${Math.floor(filledShare(order) * 100)}%`,
    fee: `${figures.quantity(order.fee, 8)} ${order.feeCoin}`,
  };
}

/** What a live order comes to in its quote coin. One that waits without a limit price may come to anything. */
function wholeOf({ amount, price, quantity }: Order, figures: Pick<Figures, 'quantity'>) {
  if (amount !== null) return figures.quantity(amount, 2);
  if (price === null || quantity === null) return '–';
  return figures.quantity(text(multiply(units(price), units(quantity), 'down')), 2);
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
