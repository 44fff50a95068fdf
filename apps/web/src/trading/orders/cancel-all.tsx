import type { Coin } from '@quay/contract/market';
import { text } from '@quay/money';
import { Button, KeyValue, Segments, Sheet, showToast } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useState } from 'react';
import { useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import type { Order } from './order.ts';
import type { ProductOrders } from './product-orders.ts';

type Where = 'here' | 'everywhere';

type CancelAllProps = { orders: readonly Order[]; coin: Coin; of: ProductOrders };

/** Cancels the live orders of one market or of all, after one look at what that frees. */
export function CancelAll({ orders, coin, of }: CancelAllProps) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const { symbol } = coin;
  const coins = of.useMarkets();
  const cancelling = of.useCancelAll();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Where>('here');

  const here = orders.filter((order) => order.symbol === symbol);
  const both = here.length > 0 && here.length < orders.length;
  const where = both ? chosen : 'everywhere';
  const meant = where === 'here' ? here : orders;
  const freed = new Map<string, bigint>();
  for (const order of meant) {
    const market = coins.find((one) => one.symbol === order.symbol);
    if (!market) continue;
    const held = of.sums.held(order, market);
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
          <div className="trading-two-acts">
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
              { id: 'here', label: words.cancelHere(of.nameOf(coin).join(''), here.length) },
              { id: 'everywhere', label: words.cancelEverywhere(orders.length) },
            ]}
          />
        )}
        <p className="q-muted trading-sheet-sentence">{words.cancelAllWhy}</p>
        <dl className="trading-facts">
          {[...freed].map(([unit, amount]) => (
            <KeyValue key={unit} label={words.cancelAllFrees}>
              <span className="q-n">
                {figures.quantity(text(amount), exactDecimals(amount, 2))} {unit}
              </span>
            </KeyValue>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
