const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** Volatility by hour of the day, UTC, and by day of the week from Monday: hourly closes of 20 coins, 2024-01 to 2025-06. */
const byHour = [
  1.14, 1.16, 0.99, 0.89, 0.86, 0.87, 0.91, 0.9, 0.99, 0.87, 0.86, 0.87, 0.99, 1.22, 1.31, 1.25, 1.14, 1.12, 1.04, 1.01,
  0.97, 0.92, 0.94, 0.79,
];
const byDay = [1.18, 1.08, 1.05, 1, 1.03, 0.78, 0.87];
/** Variance of the first minute of an hour, and of the quarters after it (Hansen, Kim, Kimbrough 2024). */
const ON_THE_HOUR = 1.5;
const ON_THE_QUARTER = 1.2;
const OTHERWISE = (HOUR_MINUTES - ON_THE_HOUR - 3 * ON_THE_QUARTER) / (HOUR_MINUTES - 4);

const inHour = (minute: number): number => {
  if (minute % HOUR_MINUTES === 0) return ON_THE_HOUR;
  return minute % 15 === 0 ? ON_THE_QUARTER : OTHERWISE;
};

const deviationAt = (minute: number): number => {
  const day = (Math.floor(minute / DAY_MINUTES) + FIRST_WEEKDAY) % 7;
  const hour = Math.floor(minute / HOUR_MINUTES) % 24;
  return byHour[hour]! * byDay[day]! * Math.sqrt(inHour(minute));
};

const week = Float64Array.from({ length: 7 * DAY_MINUTES }, (_, minute) => deviationAt(minute));
const mean = (of: (value: number) => number): number => week.reduce((sum, one) => sum + of(one), 0) / week.length;
const ROOT = Math.sqrt(mean((one) => one * one));
/** Trades follow volatility more than in proportion. */
const BUSY = 1.5;
const BUSY_MEAN = mean((one) => one ** BUSY);

/** The minute that a moment is in, counted from 1970. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);
export const momentOf = (minute: number): number => minute * MINUTE_MS;

/** The deviation of a minute's return as a multiple of the year's; its mean square over a week is 1. */
export const seasonOf = (minute: number): number => week[minute % week.length]! / ROOT;
/** How much is traded in a minute as a multiple of the mean; its mean over a week is 1. */
export const busyOf = (minute: number): number => week[minute % week.length]! ** BUSY / BUSY_MEAN;
