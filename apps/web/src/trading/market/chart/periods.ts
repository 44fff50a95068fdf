import type { Interval } from '@quay/contract/market';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month';

/** An interval as the chart library names it. */
export const periods: Record<Interval, { readonly type: Unit; readonly span: number }> = {
  '5m': { type: 'minute', span: 5 },
  '30m': { type: 'minute', span: 30 },
  '1h': { type: 'hour', span: 1 },
  '4h': { type: 'hour', span: 4 },
  '1d': { type: 'day', span: 1 },
  '1w': { type: 'week', span: 1 },
  '1M': { type: 'month', span: 1 },
  '1m': { type: 'minute', span: 1 },
  '3m': { type: 'minute', span: 3 },
  '15m': { type: 'minute', span: 15 },
  '2h': { type: 'hour', span: 2 },
  '6h': { type: 'hour', span: 6 },
  '12h': { type: 'hour', span: 12 },
  '3d': { type: 'day', span: 3 },
};

const lengths: Record<Exclude<Unit, 'month'>, number> = {
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 7 * 86_400_000,
};

export function intervalOf(period: { readonly type: string; readonly span: number }): Interval {
  for (const [interval, { type, span }] of Object.entries(periods)) {
    if (type === period.type && span === period.span) return interval as Interval;
  }
  throw new Error(`no interval has the period ${period.span} ${period.type}`);
}

/** When the candle that opened then closes, which is when the next one opens. Months have different lengths. */
export function closesAt(openedAt: number, interval: Interval): number {
  const { type, span } = periods[interval];
  if (type !== 'month') return openedAt + span * lengths[type];
  const open = new Date(openedAt);
  return Date.UTC(open.getUTCFullYear(), open.getUTCMonth() + span, 1);
}

/** What is left until the close: `38:12`, `3:38:12`, and from a day on what `daysHours` makes of it. */
export function leftUntil(close: number, now: number, daysHours: (days: number, hours: number) => string): string {
  const seconds = Math.max(0, Math.ceil((close - now) / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return daysHours(Math.floor(hours / 24), hours % 24);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}
