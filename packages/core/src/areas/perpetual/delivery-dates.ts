import type { ContractTerm } from '@quay/contract/perpetual/rules';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** The first Friday of 1970 was its second day; contracts end at 08:00 UTC. */
const FIRST_MS = DAY_MS + 8 * 3_600_000;
/** Weeks of a quarter in a calendar of another pace. */
const QUARTER_WEEKS = 13;
/** A quarterly contract runs for at least so many weeks. */
const QUARTERLY_WEEKS_MIN = 2;

/**
 * The days on which dated contracts end, counted as weeks since 1970. In the calendar of days (`weekMs` 0) they are the
 * Fridays at 08:00 UTC, and the last one of March, June, September and December is of a quarterly contract. In one of
 * another pace they are the multiples of its week, and each thirteenth is.
 */
type Calendar = { readonly weekMs: number };

const startOf = ({ weekMs }: Calendar): number => (weekMs === 0 ? FIRST_MS : 0);
const lengthOf = ({ weekMs }: Calendar): number => (weekMs === 0 ? WEEK_MS : weekMs);

/** How long a week of a calendar is. */
export const weekOf = (calendar: Calendar): number => lengthOf(calendar);

function isQuarterly(calendar: Calendar, at: number): boolean {
  if (calendar.weekMs !== 0) return (at / calendar.weekMs) % QUARTER_WEEKS === 0;
  const month = new Date(at).getUTCMonth();
  return month % 3 === 2 && new Date(at + WEEK_MS).getUTCMonth() !== month;
}

/** The first end after a moment that is of a quarterly contract, or the first that is not. */
function endAfter(calendar: Calendar, quarterly: boolean, after: number): number {
  const week = lengthOf(calendar);
  const start = startOf(calendar);
  let at = start + (Math.floor((after - start) / week) + 1) * week;
  while (isQuarterly(calendar, at) !== quarterly) at += week;
  return at;
}

/**
 * When a contract ends that is listed at a moment: a weekly one at the next end that is of no quarterly, a bi-weekly one at
 * the one after that; a quarterly one at the next of its own that is at least two weeks away. `after` is the end of the
 * contract that it follows, and no contract begins with its last samples.
 */
export function expiryOf(
  term: ContractTerm,
  calendar: Calendar & { readonly windowMs: number },
  at: number,
  after = 0,
): number {
  if (term === 'quarterly')
    return endAfter(calendar, true, Math.max(at + QUARTERLY_WEEKS_MIN * lengthOf(calendar) - 1, after));
  const weekly = endAfter(calendar, false, Math.max(at + calendar.windowMs, after));
  return term === 'weekly' || after > 0 ? weekly : endAfter(calendar, false, weekly);
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The symbol of a contract: its root with month and day of its end, where its calendar has another pace with hour and
 * minute; where that was taken by one of another year, with the year before month and day, and two more characters where
 * that was too. All in UTC.
 */
export function datedSymbol(
  root: string,
  expiresAt: number,
  { weekMs }: Calendar,
  isTaken: (symbol: string) => boolean,
): string {
  const end = new Date(expiresAt);
  const day = `${two(end.getUTCMonth() + 1)}${two(end.getUTCDate())}`;
  const full = `${root}-${two(end.getUTCFullYear() % 100)}${day}`;
  const first = weekMs === 0 ? `${root}-${day}` : `${root}-${day}${two(end.getUTCHours())}${two(end.getUTCMinutes())}`;
  let symbol = !isTaken(first) ? first : full;
  for (let n = 0; isTaken(symbol); n++) symbol = `${full}${n.toString(36).toUpperCase().padStart(2, '0')}`;
  return symbol;
}
