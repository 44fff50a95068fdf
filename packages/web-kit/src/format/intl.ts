import { conventionsOf } from './conventions.ts';

type Figure = number | bigint | Intl.StringNumericLiteral;
/** What is used of `Intl.NumberFormat`. */
export type NumberFormat = {
  format(value: Figure): string;
  formatToParts(value: Figure): Intl.NumberFormatPart[];
};
/** What is used of `Intl.DateTimeFormat`. */
export type DateFormat = { format(at: number | Date): string };

const numberFormats = new Map<string, NumberFormat>();
const dateFormats = new Map<string, DateFormat>();

/** A formatter of numbers. Making one takes longer than using it a thousand times, so each is made once. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): NumberFormat {
  const key = tag + JSON.stringify(options);
  const found = numberFormats.get(key) ?? madeNumberFormat(tag, options);
  numberFormats.set(key, found);
  return found;
}

/** A formatter of dates and times, on a clock of 24 hours, in the time zone of who reads unless `options` name one. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const key = tag + JSON.stringify(options);
  const found = dateFormats.get(key) ?? madeDateFormat(tag, options);
  dateFormats.set(key, found);
  return found;
}

/** `Intl` reads a decimal string exactly; a number would pass through a binary float. */
export const exact = (value: string): Intl.StringNumericLiteral => value as Intl.StringNumericLiteral;

function madeNumberFormat(tag: string, options: Intl.NumberFormatOptions): NumberFormat {
  const { numbers, blank } = conventionsOf(tag);
  const made = new Intl.NumberFormat(tag, { ...numbers, ...options });
  if (!blank) return made;
  return {
    format: (value) => made.format(value).replaceAll(...blank),
    formatToParts: (value) =>
      made.formatToParts(value).map((part) => ({ ...part, value: part.value.replaceAll(...blank) })),
  };
}

function madeDateFormat(tag: string, options: Intl.DateTimeFormatOptions): DateFormat {
  const { dates, clock } = conventionsOf(tag);
  const made = new Intl.DateTimeFormat(tag, { hourCycle: 'h23', ...dates, ...options });
  if (!clock) return made;
  return {
    format: (at) => {
      const parts = made.formatToParts(at);
      return parts.map(({ value }, place) => (isWithinTime(parts, place) ? clock : value)).join('');
    },
  };
}

/** What stands between hours and minutes, or minutes and seconds. */
const isWithinTime = (parts: readonly Intl.DateTimeFormatPart[], place: number): boolean =>
  parts[place]!.type === 'literal' && TIMES.has(parts[place - 1]?.type) && TIMES.has(parts[place + 1]?.type);

const TIMES: ReadonlySet<string | undefined> = new Set(['hour', 'minute', 'second']);
