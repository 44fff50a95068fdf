import type { Coin } from '@quay/contract/market';
import { Bone, DepthChart as DepthPicture, type DepthPoint } from '@quay/ui';
import { useEffect, useState } from 'react';
import { useFigures } from '../../shell/figures.ts';
import type { InstrumentKey } from '../instrument.ts';
import { type DepthView, watchDepth } from './depth.ts';
import { marketWords } from './words/index.ts';

/** The shape of the whole book changes slowly; its best rows stand in the order book. */
const REST_MS = 250;

type Curves = { bids: DepthPoint[]; asks: DepthPoint[] };

/** Pixels, not money: the picture needs no more than a float has. */
function curve(levels: DepthView['bids']): DepthPoint[] {
  let total = 0;
  return levels.map(([price, quantity]) => {
    total += Number(quantity);
    return { price: Number(price), total };
  });
}

/** Cumulative depth round the mid price. */
export function DepthChart({ instrument, coin }: { instrument: InstrumentKey; coin: Coin }) {
  const words = marketWords.useWords();
  const figures = useFigures();
  const [curves, setCurves] = useState<Curves | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: DepthView | undefined;
    const show = () => {
      timer = undefined;
      if (latest) setCurves({ bids: curve(latest.bids), asks: curve(latest.asks) });
    };
    const stop = watchDepth(instrument, (view) => {
      const first = latest === undefined;
      latest = view;
      if (first) show();
      else timer ??= setTimeout(show, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
      setCurves(null);
    };
  }, [instrument]);
  if (!curves) {
    return (
      <div className="q-skeleton" role="status" aria-label={words.bookLoading}>
        <Bone height={28} />
      </div>
    );
  }
  return (
    <div>
      <DepthPicture
        bids={curves.bids}
        asks={curves.asks}
        label={words.depthLabel(`${coin.base}/${coin.quote}`)}
        formatPrice={(price) => figures.price(price.toFixed(coin.priceDecimals), coin.priceDecimals)}
        formatTotal={(total) => `${figures.short(total.toFixed(coin.quantityDecimals))} ${coin.base}`}
      />
    </div>
  );
}
