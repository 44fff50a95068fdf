import './orders.css';
import type { C2cOrder } from '@quay/contract/c2c';
import { AppBar, buttonClass, Empty, ErrorRow, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Refusal } from '@quay/web-kit/request';
import { AppLink, useBack, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { markedTitle, useAttention } from '../parts/attention.ts';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { orderQuery } from '../queries/order-detail.ts';
import { orderWords } from '../words/orders/index.ts';
import { orderUnknown } from './order-view.ts';
import { ReleaseHeld } from './release-held.tsx';

type OrderFrameProps = {
  title: (order: C2cOrder | undefined) => string;
  /** The page of an act leads back to the order, the order to the list. */
  ofAct?: boolean;
  acts?: (order: C2cOrder) => ReactNode;
  children: (order: C2cOrder) => ReactNode;
};

/** The number of an order in the address, if it is one. */
export function useOrderId(): number | undefined {
  const given = useSearchParams()[0].get('orderId') ?? '';
  return /^[1-9][0-9]{0,14}$/.test(given) ? Number(given) : undefined;
}

/** A screen about one order, live. */
export function OrderFrame({ title, ofAct = false, acts, children }: OrderFrameProps) {
  const words = orderWords.useWords();
  const shell = shellWords.useWords();
  const orderId = useOrderId();
  const query = useQuery({ ...orderQuery(orderId ?? 0), enabled: orderId !== undefined });
  const order = query.data;
  const waiting = order ? Number(order.waitsForMe) + order.unread : undefined;
  useC2cChanges();
  useAttention(waiting);
  useTitle(markedTitle(waiting ?? 0, title(order)));
  const back = useBack(ofAct && orderId !== undefined ? c2cPaths.order(orderId) : c2cPaths.orders());
  const unknown = query.error instanceof Refusal && query.error.reason === orderUnknown;
  return (
    <div className="c2c-order">
      <AppBar
        title={title(order)}
        subtitle={order ? <span className="q-code">{words.number(order.number)}</span> : '\u00a0'}
        onBack={back}
        backLabel={shell.back}
        acts={order && acts?.(order)}
      />
      {orderId === undefined || unknown ? (
        <Empty
          title={words.none}
          act={
            <AppLink className={buttonClass({ wide: true })} href={c2cPaths.orders()}>
              {words.toOrders}
            </AppLink>
          }
        >
          {words.noneWhy}
        </Empty>
      ) : order ? (
        <>
          <ReleaseHeld order={order} />
          {children(order)}
        </>
      ) : query.isError ? (
        <ErrorRow
          title={words.failed}
          retryLabel={shell.tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={shell.loading} rows={6} disc={false} />
      )}
    </div>
  );
}
