import type { Order } from '@quay/contract/spot';
import { text } from '@quay/money';
import { Button, KeyValue, Segments, Sheet, showToast } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useState } from 'react';
import { useCoins } from '../../../shell/coins.ts';
import { useFigures } from '../../../shell/figures.ts';
import { heldBy } from '../figures.ts';
import { useCancelAll } from '../queries.ts';
import { spotWords } from '../words/index.ts';

type Where = 'here' | 'everywhere';

/** Cancels the live orders of one market or of all, after one look at what that frees. */
export function CancelAll({ orders, symbol }: { orders: readonly Order[]; symbol: string }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const coins = useCoins();
  const cancelling = useCancelAll();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Where>('here');

  const here = orders.filter((order) => order.symbol === symbol);
  const both = here.length > 0 && here.length < orders.length;
  const where = both ? chosen : 'everywhere';
  const meant = where === 'here' ? here : orders;
  const freed = new Map<string, bigint>();
  for (const order of meant) {
    const coin = coins.find((one) => one.symbol === order.symbol);
    if (!coin) continue;
    const held = heldBy(order, coin);
    freed.set(held.coin, (freed.get(held.coin) ?? 0n) + held.amount);
  }

  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          setChosen('here');
          setOpen(true);
        }}
      >
        {words.cancelAll}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        closeLabel={words.close}
        title={words.cancelAllTitle(meant.length)}
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
                cancelling.mutateAsync(where === 'here' ? symbol : undefined).then(
                  ({ cancelled }) => {
                    setOpen(false);
                    showToast(words.cancelledAll(cancelled.length), { tone: 'done' });
                  },
                  () => undefined,
                )
              }
            >
              {words.cancelAllTitle(meant.length)}
            </Button>
          </div>
        }
      >
        {both && (
          <Segments<Where>
            label={words.cancelAllWhere}
            value={where}
            onChange={setChosen}
            items={[
              { id: 'here', label: words.cancelHere(`${symbol}/USDT`, here.length) },
              { id: 'everywhere', label: words.cancelEverywhere(orders.length) },
            ]}
          />
        )}
        <p className="q-muted spot-sheet-sentence">{words.cancelAllWhy}</p>
        <dl className="trading-facts">
          {[...freed].map(([coin, amount]) => (
            <KeyValue key={coin} label={words.cancelAllFrees}>
              <span className="q-n">
                {figures.quantity(text(amount), exactDecimals(amount, 2))} {coin}
              </span>
            </KeyValue>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
