import type { ProfitDay } from '@quay/contract/wallet';
import { multiply, ONE, text, units } from '@quay/money';

export const DAY_MS = 86_400_000;
/** The farthest back that is shown. */
export const MOST_DAYS = 366;

export const utcDayOf = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS;

/** Without the days before the first coin: nothing was there that could gain or lose. */
export function sinceFirstCoin(days: readonly ProfitDay[]): readonly ProfitDay[] {
  const first = days.findIndex((day) => [day.value, day.moved, day.profit].some((sum) => units(sum) !== 0n));
  return first < 0 ? [] : days.slice(first);
}

export const sumOf = (days: readonly ProfitDay[]): string =>
  text(days.reduce((sum, { profit }) => sum + units(profit), 0n));

/** The days that gained most and lost most; nothing where no day gained, or none lost. */
export function extremesOf(days: readonly ProfitDay[]): { best: ProfitDay | undefined; worst: ProfitDay | undefined } {
  let best: ProfitDay | undefined;
  let worst: ProfitDay | undefined;
  for (const day of days) {
    const profit = units(day.profit);
    if (profit > units(best?.profit ?? '0')) best = day;
    if (profit < units(worst?.profit ?? '0')) worst = day;
  }
  return { best, worst };
}

/** Profits added up from nothing, one step a day. For drawing only. */
export function addedUp(days: readonly ProfitDay[]): number[] {
  const steps = [0n];
  for (const { profit } of days) steps.push(steps.at(-1)! + units(profit));
  return steps.map((sum) => Number(sum) / Number(ONE));
}

export type Drawn = {
  /** The line through all steps. */
  readonly line: string;
  /** The line closed along nothing, to be filled. */
  readonly area: string;
  /** The height at which nothing was gained or lost. */
  readonly zero: number;
  readonly end: { readonly x: number; readonly y: number };
};

/** A line through the steps in a box, with nothing always in sight. */
export function drawn(steps: readonly number[], width: number, height: number, pad: number): Drawn {
  const low = Math.min(0, ...steps);
  const span = Math.max(0, ...steps) - low;
  const last = Math.max(1, steps.length - 1);
  const y = (step: number) => (span === 0 ? height / 2 : height - pad - ((height - 2 * pad) * (step - low)) / span);
  const points = steps.map((step, index) => ({ x: (width * index) / last, y: y(step) }));
  const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${place(point)}`).join('');
  const zero = y(0);
  const end = points.at(-1) ?? { x: 0, y: zero };
  return { line, area: `${line}L${place({ x: end.x, y: zero })}L${place({ x: 0, y: zero })}Z`, zero, end };
}

const place = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/* ---- months ---- */

/** When the month of a moment begins, some months later or earlier. UTC, as the days are. */
export function monthOf(at: number, later = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later, 1);
}

/** How many days up to today have to be asked for to know those of a month. */
export const daysSince = (month: number, now: number): number =>
  Math.min(MOST_DAYS, Math.round((utcDayOf(now) - month) / DAY_MS) + 1);

/** Whether any day of the month before is told. */
export const reachesBefore = (month: number, now: number): boolean =>
  month - DAY_MS > utcDayOf(now) - MOST_DAYS * DAY_MS;

/** The days of a month in weeks from Monday to Sunday; what belongs to another month is left out. */
export function weeksOf(month: number): (number | null)[][] {
  const next = monthOf(month, 1);
  const before = (new Date(month).getUTCDay() + 6) % 7;
  const cells: (number | null)[] = Array.from({ length: before }, () => null);
  for (let day = month; day < next; day += DAY_MS) cells.push(day);
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** A profit in the currency shown, and how much of it has room in a cell: all, its wholes, or its first digits. */
export function cellOf(profit: string, rate: string): { value: string; room: 'all' | 'wholes' | 'first' } {
  const sum = units(profit);
  const size = multiply(sum < 0n ? -sum : sum, units(rate), 'down');
  const room = size < 10n * ONE ? 'all' : size < 100_000n * ONE ? 'wholes' : 'first';
  return { value: text(sum < 0n ? -size : size), room };
}
