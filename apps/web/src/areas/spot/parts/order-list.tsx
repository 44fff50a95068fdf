import type { Order } from '@quay/contract/spot';
import { multiply, text, units } from '@quay/money';
import { IconButton, showToast, TickRule } from '@quay/ui';
import { paths } from '../../../paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useCoins } from '../../../shell/coins.ts';
import { useFigures } from '../../../shell/figures.ts';
import { filledShare, standing } from '../figures.ts';
import { useCancelOrder } from '../queries.ts';
import { spotWords } from '../words/index.ts';
import { SideWord } from './side-word.tsx';

/** An order as one row of a phone's list; open ones have their cross at the right. */
export function OrderRow({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const shown = useOrderFigures(order);
  return (
    <div className="spot-order">
      <AppLink className="spot-order-link" href={paths.tradeDetail(String(order.orderId))}>
        <span className="q-grow">
          <span className="spot-order-head">
            <span className="q-mid">{shown.pair}</span>
            <SideWord side={order.side} />
            <span className="q-faint q-t12 q-n">{timeOf(order, figures)}</span>
          </span>
          {order.status === 'open' || standing(order) === 'expired' || units(order.filledQuantity) > 0n ? (
            <TickRule share={filledShare(order)} label={words.filledShare(shown.share)} />
          ) : (
            <span className="q-muted q-t12 q-block">{words.status[standing(order)]}</span>
          )}
        </span>
        <span className="q-right q-n">
          <span className="q-block">{shown.price}</span>
          <span className="q-muted q-t12 q-block">{shown.filledOfWhole}</span>
        </span>
      </AppLink>
      {order.status === 'open' && <CancelCross order={order} />}
    </div>
  );
}

/** One tap and it is cancelled: nothing is lost by it that cannot be placed again. */
export function CancelCross({ order }: { order: Order }) {
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
      order.price !== null
        ? price(order.price)
        : order.averagePrice !== null
          ? price(order.averagePrice)
          : words.marketPrice,
    limit: order.price !== null && price(order.price),
    average: price(order.averagePrice),
    filled: quantity(order.filledQuantity),
    filledOfWhole: byAmount
      ? `${figures.quantity(order.filledAmount, 2)} / ${figures.quantity(order.amount ?? '0', 2)} ${quote}`
      : `${quantity(order.filledQuantity)} / ${quantity(order.quantity ?? '0')}`,
    /** An open order's whole, a finished one's trades. */
    total: figures.quantity(
      order.status === 'open'
        ? text(multiply(units(order.price ?? '0'), units(order.quantity ?? '0'), 'down'))
        : order.filledAmount,
      2,
    ),
    share: `${Math.floor(filledShare(order) * 100)}%`,
    fee: `${figures.quantity(order.fee, 8)} ${order.feeCoin}`,
  };
}

/** Today's orders say the time, older ones the day as well. */
export function timeOf(order: Order, figures: { time(ms: number): string; dateTime(ms: number): string }): string {
  const today = new Date(order.createdAt).toDateString() === new Date().toDateString();
  return today ? figures.time(order.createdAt) : figures.dateTime(order.createdAt);
}
