import type { Interval } from '@quay/contract/market';
import { storedValue } from '@quay/web-kit/storage';
import { create } from 'zustand';

/** Drawn over the candles. */
export const overlays = ['MA', 'EMA', 'BOLL'] as const;
/** Each in a pane of its own below the candles. */
export const panes = ['VOL', 'RSI', 'MACD', 'KDJ'] as const;
export type IndicatorName = (typeof overlays)[number] | (typeof panes)[number];

export const hasPane = (name: IndicatorName): boolean => (panes as readonly string[]).includes(name);

type Chosen = { readonly interval: Interval; readonly indicators: readonly IndicatorName[] };
type ChartChoice = Chosen & { setInterval(interval: Interval): void; toggle(indicator: IndicatorName): void };

const onDevice = storedValue<Chosen>('quay.chart', { interval: '1h', indicators: ['MA', 'VOL'] });

/** How the reader looks at charts; kept on the device, the same on every screen. */
export const useChartChoice = create<ChartChoice>()((set, get) => {
  const choose = (chosen: Partial<Chosen>) => {
    set(chosen);
    const { interval, indicators } = get();
    onDevice.write({ interval, indicators });
  };
  return {
    ...onDevice.read(),
    setInterval: (interval) => choose({ interval }),
    toggle(indicator) {
      const now = get().indicators;
      choose({
        indicators: now.includes(indicator) ? now.filter((one) => one !== indicator) : [...now, indicator],
      });
    },
  };
});
