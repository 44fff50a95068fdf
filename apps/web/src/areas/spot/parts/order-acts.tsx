import { can, type Order } from '@quay/contract/spot';
import { IconButton, showToast } from '@quay/ui';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { useCoin, useCoins } from '../../../shell/coins.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import type { ProductOrders } from '../../../trading/orders/product-orders.ts';
import { useCancelOrder } from '../queries.ts';
import { spotWords } from '../words/index.ts';

const AmendOrder = lazySheet(() => import('../forms/amend-order.tsx'));

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

/** Orders of spot, for the lists that every product shares. */
export const spotOrders: ProductOrders = {
  product: 'spot',
  href: ({ orderId }) => paths.tradeDetail(String(orderId)),
  useMarkets: useCoins,
  Acts: OrderActs,
};
