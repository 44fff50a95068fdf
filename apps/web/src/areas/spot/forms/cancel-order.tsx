import type { Order } from '@quay/contract/spot';
import { IconButton, showToast } from '@quay/ui';
import { useCancelOrder } from '../acts/cancel-order.ts';
import { spotWords } from '../words/index.ts';

/** One tap and it is cancelled: nothing is lost by it that cannot be placed again. */
export function CancelOrder({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const cancelling = useCancelOrder();
  const number = String(order.orderId);
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
          () => showToast(words.cancelled(number), { tone: 'done' }),
          () => undefined,
        );
      }}
    />
  );
}
