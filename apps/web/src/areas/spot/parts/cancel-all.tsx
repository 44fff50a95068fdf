import type { Order } from '@quay/contract/spot';
import { text } from '@quay/money';
import { Button, KeyValue, Sheet, showToast } from '@quay/ui';
import { useState } from 'react';
import { useCoins } from '../../../shell/coins.ts';
import { useFigures } from '../../../shell/figures.ts';
import { decimalsFor, heldBy } from '../figures.ts';
import { useCancelAll } from '../queries.ts';
import { spotWords } from '../words/index.ts';

/** Cancels every open order, after one look at what that frees. */
export function CancelAll({ orders }: { orders: readonly Order[] }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const coins = useCoins();
  const cancelling = useCancelAll();
  const [open, setOpen] = useState(false);

  const freed = new Map<string, bigint>();
  for (const order of orders) {
    const coin = coins.find(({ symbol }) => symbol === order.symbol);
    if (!coin) continue;
    const held = heldBy(order, coin);
    freed.set(held.coin, (freed.get(held.coin) ?? 0n) + held.amount);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {words.cancelAll}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        title={words.cancelAllTitle(orders.length)}
        foot={
          <div className="spot-two-acts">
            <Button variant="second" onClick={() => setOpen(false)}>
              {words.keepThem}
            </Button>
            <Button
              variant="fall"
              loading={cancelling.isPending}
              loadingLabel={words.cancelling}
              onClick={() =>
                // This is gone with the last order, so the word is not left to it.
                cancelling.mutateAsync(undefined).then(
                  ({ cancelled }) => {
                    setOpen(false);
                    showToast(words.cancelledAll(cancelled.length), { tone: 'done' });
                  },
                  () => undefined,
                )
              }
            >
              {words.cancelAllTitle(orders.length)}
            </Button>
          </div>
        }
      >
        <p className="q-muted">{words.cancelAllWhy}</p>
        <dl className="spot-facts">
          {[...freed].map(([coin, amount]) => (
            <KeyValue key={coin} label={words.cancelAllFrees}>
              <span className="q-n">
                {figures.quantity(text(amount), decimalsFor(amount, 2))} {coin}
              </span>
            </KeyValue>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
