import { storedValue } from '@quay/web-kit/storage';
import { useState } from 'react';

type ChartTheme = 'dark' | 'light';

/** The night toggle of the chart screen: its own, kept on the device, until then what the app wears. */
const chosen = storedValue<ChartTheme | null>('quay.chart-theme', null);

export function useChartTheme(): { theme: ChartTheme; toggle: () => void } {
  const [theme, setTheme] = useState<ChartTheme>(
    () => chosen.read() ?? (document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'),
  );
  return {
    theme,
    toggle() {
      const next = theme === 'dark' ? 'light' : 'dark';
      chosen.write(next);
      setTheme(next);
    },
  };
}
