import type { Interval } from '@quay/contract/market';
import { storedValue } from '@quay/web-kit/storage';
import { create } from 'zustand';

/** Drawn over the candles. */
export const overlays = ['MA', 'EMA', 'BOLL'] as const;
/** Each in a pane of its own below the candles. */
export const panes = ['VOL', 'RSI', 'MACD', 'KDJ'] as const;
export type IndicatorName = (typeof overlays)[number] | (typeof panes)[number];

export const hasPane = (name: IndicatorName): boolean => (panes as readonly string[]).includes(name);

/** Candles, or a line through their closes. */
export const chartLooks = ['candles', 'line'] as const;
export type ChartLook = (typeof chartLooks)[number];

type Chosen = {
  readonly interval: Interval;
  readonly indicators: readonly IndicatorName[];
  readonly look: ChartLook;
};
type ChartChoice = Chosen & {
  setInterval(interval: Interval): void;
  setLook(look: ChartLook): void;
  toggle(indicator: IndicatorName): void;
};

const first: Chosen = { interval: '1h', indicators: ['MA', 'VOL'], look: 'candles' };

const onDevice = storedValue<Partial<Chosen>>('quay.chart', first);

/** How the reader looks at charts; kept on the device, the same on every screen. */
export const useChartChoice = create<ChartChoice>()((set, get) => {
  const choose = (chosen: Partial<Chosen>) => {
    set(chosen);
    const { interval, indicators, look } = get();
    onDevice.write({ interval, indicators, look });
  };
  return {
    // A device that has been here before may have chosen less.
    ...first,
    ...onDevice.read(),
    setInterval: (interval) => choose({ interval }),
    setLook: (look) => choose({ look }),
    toggle(indicator) {
      const now = get().indicators;
      choose({
        indicators: now.includes(indicator) ? now.filter((one) => one !== indicator) : [...now, indicator],
      });
    },
  };
});
