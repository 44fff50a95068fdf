import type { Interval } from '@quay/contract/market';
import { openedAt } from '@quay/store';

/** When the candle before the one that opened at `opened` opened. */
export const previous = (interval: Interval, opened: number): number => openedAt(interval, opened - 1);
