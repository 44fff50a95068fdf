import type { Order } from '@quay/contract/spot';
import { IconButton, showToast } from '@quay/ui';
import { useCancelOrder } from '../acts/cancel-order.ts';
import { useLinkedOrders } from '../queries/order-links.ts';
import { spotWords } from '../words/index.ts';

/** One tap and it is cancelled: nothing is lost by it that cannot be placed again. */
export function CancelOrder({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const cancelling = useCancelOrder();
  const number = String(order.orderId);
  // Cancelling one of a pair cancels the other, whose row goes with the push of it.
  const paired = useLinkedOrders().get(order.orderId)?.kind === 'pair';
  return (
    <IconButton
      icon="close"
      size="s"
      quiet
      className="trading-cross"
      label={words.cancelOrder(number)}
      aria-busy={cancelling.isPending || undefined}
      onClick={() => {
        if (cancelling.isPending) return;
        // The row is gone with its order, so the word is not left to it. A refusal was announced by the request layer.
        cancelling.mutateAsync(order.orderId).then(
          () => showToast(paired ? words.cancelledPair : words.cancelled(number), { tone: 'done' }),
          () => undefined,
        );
      }}
    />
  );
}
