import { windowMinutes } from '@quay/contract/market';
import { ONE } from '@quay/money';
import { type AlertRow, openedAt } from '@quay/store';
import type { Bar } from '../candles.ts';

const MINUTE = 60_000;

/** What decides whether an alert fires. */
export type Condition = Pick<
  AlertRow,
  'kind' | 'price' | 'rate' | 'within' | 'basePrice' | 'baseHigh' | 'baseLow' | 'setAt' | 'checkedTo'
>;

/** When an alert fired, and the last price then. */
export type Firing = { readonly at: number; readonly price: bigint };

/**
 * Whether an alert has fired, by candles of a minute without holes, oldest first, of which the last is still open. Of the
 * minute in which it was set only what came after counts: its last price, and highs and lows beyond those of before. A
 * move is measured from the price that stood so long before, and at most since the alert was set.
 */
export function decide(alert: Condition, bars: readonly Bar[], now: number): Firing | undefined {
  const first = openedAt('1m', alert.checkedTo);
  const set = openedAt('1m', alert.setAt);
  const begins = bars[0]?.openedAt;
  if (begins === undefined) return undefined;
  for (let at = Math.max(0, (first - begins) / MINUTE); at < bars.length; at++) {
    const bar = bars[at]!;
    const isFirst = bar.openedAt === set;
    const highest = isFirst && bar.high <= alert.baseHigh ? bar.close : bar.high;
    const lowest = isFirst && bar.low >= alert.baseLow ? bar.close : bar.low;
    if (!isReached(alert, highest, lowest, fromPrice(alert, bars, at))) continue;
    return { at: Math.min(now, bar.openedAt + MINUTE), price: bar.close };
  }
  return undefined;
}

/** What a move is measured from in the minute of a bar. */
function fromPrice({ within, basePrice, setAt }: Condition, bars: readonly Bar[], at: number): bigint {
  if (within === null) return basePrice;
  const minutes = windowMinutes[within];
  const isYounger = bars[at]!.openedAt - minutes * MINUTE < setAt;
  return isYounger ? basePrice : (bars[at - minutes]?.close ?? basePrice);
}

function isReached({ kind, price, rate }: Condition, highest: bigint, lowest: bigint, from: bigint): boolean {
  if (kind === 'rises-above') return highest >= price!;
  if (kind === 'falls-below') return lowest <= price!;
  return highest * ONE >= from * (ONE + rate!) || lowest * ONE <= from * (ONE - rate!);
}
