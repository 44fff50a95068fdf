import type { Contract } from '@quay/contract/perpetual';
import { Select } from '@quay/ui';
import { storedValue } from '@quay/web-kit/storage';
import { lazy, Suspense, useRef, useState } from 'react';
import { create } from 'zustand';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import type { OwnLine } from '../../../trading/market/own-order.ts';
import type { PerpetualNow } from '../account.ts';
import { chartLines, type Moved, orderId, triggerId } from '../chart-lines.ts';
import type { OpenPosition } from '../forms/position-sheet.tsx';
import { perpetualOrders } from '../orders.ts';
import { useFeeRates } from '../queries/fee-rates.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';

/** The chart is a library of its own; a phone trades without it. */
const ChartPanel = lazy(() =>
  import('../../../trading/market/chart/chart.tsx').then((file) => ({ default: file.ChartPanel })),
);
const EditTrigger = lazySheet(() => import('../forms/edit-trigger.tsx'));
const AmendOrder = lazySheet(() => import('../../../trading/orders/amend-order.tsx'));

const priceLines = ['last', 'mark', 'index'] as const;
type PriceLine = (typeof priceLines)[number];

const onDevice = storedValue<PriceLine>('quay.chart-price', 'last');
/** Which price is drawn beside the last one, which the candles are of; kept on the device. */
const usePriceLine = create<{ readonly line: PriceLine; choose(line: PriceLine): void }>()((set) => ({
  line: onDevice.read(),
  choose(line) {
    onDevice.write(line);
    set({ line });
  },
}));

type ContractChartProps = { contract: Contract; now: PerpetualNow; position: OpenPosition | undefined };

/** The candles of a contract with all prices that matter to the reader. Orders and triggers are moved on them, and confirmed. */
export function ContractChart({ contract, now, position }: ContractChartProps) {
  const words = perpetualWords.useWords();
  const shown = useShown(contract);
  const { line, choose } = usePriceLine();
  const [moved, setMoved] = useState<Moved | null>(null);
  // What was moved last, also before it is drawn: a quick hand lets go sooner than that.
  const latest = useRef<Moved | null>(null);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const { symbol, mark } = contract;
  const coin = coinOf(contract, '');
  const takerRate = ratesOf(coin, useFeeRates().data).taker;
  const orders = now.orders?.filter((one) => one.symbol === symbol) ?? [];
  const triggers = now.triggers?.filter((one) => one.symbol === symbol) ?? [];
  const lines = chartLines({ position, orders, triggers, takerRate, moved }, shown, words);
  const drawn: OwnLine[] =
    line === 'last' || !mark
      ? lines
      : [
          ...lines,
          { price: line === 'mark' ? mark.price : mark.indexPrice, label: words.priceLine[line], tone: 'text' },
        ];
  const { amending } = perpetualOrders;
  const trigger = moved && triggers.find((one) => triggerId(one) === moved.id);
  const order = moved && orders.find((one) => orderId(one) === moved.id);
  const move = (next: Moved | null) => {
    latest.current = next;
    setMoved(next);
  };
  const close = () => {
    setConfirmed(null);
    move(null);
  };
  return (
    <>
      <Suspense>
        <ChartPanel
          instrument={keyOf({ product: 'perpetual', symbol })}
          coin={coin}
          ownLines={drawn}
          moves={{
            onMove: (id, price) => move({ id, price }),
            onDrop: (id) => latest.current?.id === id && setConfirmed(id),
            onCancel: close,
          }}
          acts={
            <span className="perpetual-price-line">
              <Select
                label={words.priceShown}
                labelUnseen
                value={line}
                onChange={(chosen) => choose(chosen as PriceLine)}
                options={priceLines.map((value) => ({ value, label: words.priceLine[value] }))}
              />
            </span>
          }
        />
      </Suspense>
      {trigger && (
        <EditTrigger open={confirmed !== null} onClose={close} trigger={trigger} now={now} moved={moved.price} />
      )}
      {order && amending && (
        <AmendOrder
          open={confirmed !== null}
          onClose={close}
          order={order}
          coin={coin}
          of={perpetualOrders}
          amending={amending}
          price={moved.price}
        />
      )}
    </>
  );
}
