import { orderLifecycle } from '@quay/contract/trading';
import { IconButton } from '@quay/ui';
import { useState } from 'react';
import { lazySheet } from '../../shell/lazy-sheet.tsx';
import { tradingWords } from '../words/index.ts';
import type { Order } from './order.ts';
import type { ProductOrders } from './product-orders.ts';

const AmendOrder = lazySheet(() => import('./amend-order.tsx'));

/** What can be done with an order that has not ended: change it where it rests, and cancel it. */
export function OrderActs({ order, of }: { order: Order; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const coin = of.useMarkets().find(({ symbol }) => symbol === order.symbol);
  const linked = of.useLinks().has(order.orderId);
  const [amending, setAmending] = useState(false);
  return (
    <span className="trading-order-acts">
      {coin && of.amending && !linked && orderLifecycle(of.refusals).amend(order).yes && (
        <>
          <IconButton
            icon="edit"
            size="s"
            quiet
            className="trading-cross"
            label={words.amendOrder(String(order.orderId))}
            aria-haspopup="dialog"
            onClick={() => setAmending(true)}
          />
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
      <of.Cancel order={order} />
    </span>
  );
}
