import { orderLifecycle } from '@quay/contract/trading';
import { units } from '@quay/money';
import { AppBar, Button, buttonClass, Empty, ErrorRow, KeyValue, SkeletonRows, showToast, TickRule } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFigures } from '../../shell/figures.ts';
import { lazySheet } from '../../shell/lazy-sheet.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { keyOf } from '../instrument.ts';
import { useTicker } from '../market/tickers.ts';
import { timeInForceOf, usualSettings } from '../ticket/order-kind.ts';
import { useOrderSettings } from '../ticket/order-settings.ts';
import { useTradeDrafts } from '../ticket/trade-draft.ts';
import { triggerSentence } from '../ticket/trigger-sentence.ts';
import type { Order, OrderDetail } from './order.ts';
import { filledShare, remaining, triggersWhen } from './order-figures.ts';
import { useOrderFigures } from './order-list.tsx';
import type { ProductOrders } from './product-orders.ts';
import { repeatedDraft, repeatedSettings } from './repeat-order.ts';
import { SideWord } from './side-word.tsx';
import { StatusPill } from './status-pill.tsx';
import '../trading.css';
import { tradingWords } from '../words/index.ts';
import '../trading.css';

const AmendOrder = lazySheet(() => import('./amend-order.tsx'));

/** One order with its fills, as a page. */
export function OrderDetailPage({ of }: { of: ProductOrders }) {
  const words = tradingWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const orderId = search.get('orderId') ?? '';
  const known = /^[1-9][0-9]{0,15}$/.test(orderId);
  const detail = useQuery({ ...of.queries.orderDetailQuery(orderId), enabled: known });
  const symbol = usePreferences((preferences) => preferences.lastSymbols[of.product]);
  of.queries.useOrderPushes();
  useTitle(words.detailTitle);
  const missing =
    !known || (detail.error instanceof Refusal && detail.error.reason === of.refusals['order-not-found'].reason);
  return (
    <div className="trading-page">
      <AppBar
        title={words.detailTitle}
        backLabel={words.back}
        onBack={() => void navigate(of.recordsHref(detail.data?.order.symbol ?? symbol))}
      />
      {detail.data ? (
        <Detail {...detail.data} of={of} />
      ) : missing ? (
        <Empty
          title={words.notFound}
          act={
            <AppLink className={buttonClass({ wide: true })} href={of.recordsHref(symbol)}>
              {words.allRecords}
            </AppLink>
          }
        >
          {words.notFoundWhy}
        </Empty>
      ) : detail.isError ? (
        <ErrorRow
          title={words.orderFailed}
          retryLabel={words.tryAgain}
          retrying={detail.isFetching}
          onRetry={() => void detail.refetch()}
        >
          {words.listFailedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} disc={false} />
      )}
    </div>
  );
}

/** The same beside a list of orders or fills. */
export function OrderDetailPane({ orderId, of }: { orderId: string; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const detail = useQuery(of.queries.orderDetailQuery(orderId));
  if (detail.data) return <Detail {...detail.data} of={of} />;
  if (!detail.isError) return <SkeletonRows label={words.loading} disc={false} />;
  if (detail.error instanceof Refusal && detail.error.reason === of.refusals['order-not-found'].reason) {
    return <Empty title={words.notFound}>{words.notFoundWhy}</Empty>;
  }
  return (
    <ErrorRow
      title={words.orderFailed}
      retryLabel={words.tryAgain}
      retrying={detail.isFetching}
      onRetry={() => void detail.refetch()}
    >
      {words.listFailedWhy}
    </ErrorRow>
  );
}

function Detail({ order, fills, of }: OrderDetail & { of: ProductOrders }) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const shown = useOrderFigures(order, of);
  const quantityDecimals = shown.coin?.quantityDecimals ?? 8;
  const number = String(order.orderId);
  const copies = { label: words.copy, copiedLabel: words.copied };
  const gets = of.sums.arrived(order);
  const back = of.sums.returned(order);
  // To the last digit: what was paid and what went back add up to what was ordered.
  const inQuote = (value: string) => `${figures.quantity(value, exactDecimals(value, 2))} ${shown.quote}`;
  const traded = units(order.filledQuantity) > 0n;
  const timeInForce = timeInForceOf(order.type, order.timeInForce);
  const last = useTicker(keyOf({ product: of.product, symbol: order.symbol }))?.last;
  const way = triggersWhen(order, last, of.stopsFollow);
  const sentence =
    order.status === 'waiting' && shown.coin
      ? triggerSentence(order, way, shown.coin, words, figures, of.stopsFollow)
      : null;
  return (
    <>
      <section className="q-gutter trading-detail-head">
        <div className="q-row-between">
          <span className="trading-order-head q-t20 q-strong">
            {shown.pair} <SideWord one={order} of={of} />
          </span>
          <StatusPill order={order} />
        </div>
        <div className="trading-detail-filled q-n">
          {shown.filledOfWhole} {order.quantity !== null && shown.base}
        </div>
        <TickRule share={filledShare(order)} label={words.filledShare(shown.share)} ticks={40} fill />
        {sentence && <p className="q-muted trading-sheet-sentence">{sentence}</p>}
      </section>
      <dl className="q-gutter q-line-below trading-facts">
        <KeyValue label={words.orderType}>{words.type[order.type]}</KeyValue>
        {timeInForce !== null && <KeyValue label={words.treatedAs}>{words.timeInForceName[timeInForce]}</KeyValue>}
        {order.selfTrade !== usualSettings.selfTrade && (
          <KeyValue label={words.ownOrders}>{words.ownOrdersSaid[order.selfTrade]}</KeyValue>
        )}
        {of.Links && <of.Links order={order} />}
        {order.ended !== null && <KeyValue label={words.endedWhy}>{words.ended[order.ended]}</KeyValue>}
        {order.stopPrice !== null && (
          <KeyValue label={words.stopAt}>
            <span className="q-n">{shown.stop}</span>
          </KeyValue>
        )}
        {order.triggeredAt !== null && (
          <KeyValue label={words.triggeredAt}>
            <span className="q-n">{figures.dateTime(order.triggeredAt)}</span>
          </KeyValue>
        )}
        {shown.limit && (
          <KeyValue label={order.type === 'market' ? words.worstPrice : words.limitPrice}>
            <span className="q-n">{shown.limit}</span>
          </KeyValue>
        )}
        <KeyValue label={words.average}>
          <span className="q-n">{shown.average}</span>
        </KeyValue>
        <KeyValue label={words.ordered}>
          <span className="q-n">
            {order.quantity !== null
              ? `${figures.quantity(order.quantity, quantityDecimals)} ${shown.base}`
              : inQuote(order.amount ?? '0')}
          </span>
        </KeyValue>
        <KeyValue label={words.filled}>
          <span className="q-n">
            {shown.filled} {shown.base}
          </span>
        </KeyValue>
        <KeyValue label={of.useWords().traded(order)}>
          <span className="q-n">{inQuote(order.filledAmount)}</span>
        </KeyValue>
        {back !== null && (
          <KeyValue label={words.returned}>
            <span className="q-n">{inQuote(back)}</span>
          </KeyValue>
        )}
        <KeyValue label={words.feePaid}>
          <span className="q-n">{shown.fee}</span>
        </KeyValue>
        {traded && gets && (
          <KeyValue label={words.arrived}>
            <span className="q-n">
              {gets.coin === 'base' ? `${figures.quantity(gets.amount, 8)} ${shown.base}` : inQuote(gets.amount)}
            </span>
          </KeyValue>
        )}
        <KeyValue label={words.feeRates}>
          {words.feeRatesSaid(figures.rate(order.makerFeeRate), figures.rate(order.takerFeeRate))}
        </KeyValue>
        <KeyValue label={words.placedAt}>
          <span className="q-n">{figures.dateTime(order.createdAt)}</span>
        </KeyValue>
        <KeyValue label={words.changedAt}>
          <span className="q-n">{figures.dateTime(order.updatedAt)}</span>
        </KeyValue>
        <KeyValue label={words.number} copy={{ text: number, ...copies }}>
          <span className="q-code">{number}</span>
        </KeyValue>
        {order.clientOrderId && (
          <KeyValue label={words.ownNumber} copy={{ text: order.clientOrderId, ...copies }}>
            <span className="q-code">{order.clientOrderId}</span>
          </KeyValue>
        )}
      </dl>
      <section className="q-gutter trading-fills">
        <h2>{words.fillsHead}</h2>
        {fills.length === 0 ? (
          <p className="q-muted">{words.noFillsYet}</p>
        ) : (
          <table className="trading-table">
            <thead>
              <tr>
                <th scope="col">{words.column.time}</th>
                <th scope="col" className="q-right">
                  {words.column.price}
                </th>
                <th scope="col" className="q-right">
                  {words.column.amount}
                </th>
                <th scope="col" className="q-right">
                  {words.column.fee}
                </th>
              </tr>
            </thead>
            <tbody>
              {fills.map((fill) => (
                <tr key={fill.tradeId}>
                  <td className="q-n q-muted">{figures.time(fill.at)}</td>
                  <td className="q-n q-right">{figures.price(fill.price, shown.coin?.priceDecimals ?? 8)}</td>
                  <td className="q-n q-right">{figures.quantity(fill.quantity, quantityDecimals)}</td>
                  <td className="q-n q-right">{figures.quantity(fill.fee, 8)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <Acts order={order} of={of} />
    </>
  );
}

/** An order that is over, once more: it stands in the form, and nothing is sent yet. */
function Repeat({ order, of }: { order: Order; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const navigate = useNavigate();
  const { coin } = useOrderFigures(order, of);
  if (!of.repeats || !coin) return null;
  return (
    <div className="q-act-bar trading-detail-act">
      <Button
        variant="second"
        wide
        onClick={() => {
          const { product } = of;
          useTradeDrafts.getState().keep(keyOf({ product, symbol: order.symbol }), repeatedDraft(order, coin));
          useOrderSettings.getState().set(repeatedSettings(order));
          void navigate(of.marketHref(order.symbol));
        }}
      >
        {words.repeat}
      </Button>
    </div>
  );
}

/** Changing and cancelling, while that is possible. */
function Acts({ order, of }: { order: Order; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const shown = useOrderFigures(order, of);
  const figures = useFigures();
  const cancelling = of.useCancelOrder();
  const { cancelled } = of.useWords();
  const can = orderLifecycle(of.refusals);
  const [amending, setAmending] = useState(false);
  if (!can.cancel(order).yes) return <Repeat order={order} of={of} />;
  const left = remaining(order);
  const untouched = units(order.filledQuantity) === 0n;
  const coin = of.amending && can.amend(order).yes ? shown.coin : undefined;
  return (
    <div className={`q-act-bar trading-detail-act${coin ? ' trading-two-acts' : ''}`}>
      {coin && of.amending && (
        <>
          <Button variant="second" wide onClick={() => setAmending(true)}>
            {words.amend}
          </Button>
          <AmendOrder
            open={amending}
            onClose={() => setAmending(false)}
            order={order}
            coin={coin}
            of={of}
            amending={of.amending}
          />
        </>
      )}
      <Button
        variant="second"
        wide
        loading={cancelling.isPending}
        loadingLabel={words.cancelling}
        onClick={() =>
          cancelling.mutate(order.orderId, {
            onSuccess: () => showToast(cancelled(String(order.orderId)), { tone: 'done' }),
          })
        }
      >
        {untouched || left === null
          ? words.cancelWhole
          : words.cancel(`${figures.quantity(left, shown.coin?.quantityDecimals ?? 8)} ${shown.base}`)}
      </Button>
    </div>
  );
}
