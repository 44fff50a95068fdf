const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a length of time is said; the words of the shell have them. */
export type SpanWords = {
  readonly underMinute: string;
  readonly minutes: (count: number) => string;
  readonly hours: (hours: number, minutes: number) => string;
  readonly days: (days: number, hours: number) => string;
};

/** `1 h 52 min`, `14 d 11 h`: the two largest units, rounded down. */
export function spanOf(ms: number, words: SpanWords): string {
  if (ms < MINUTE) return words.underMinute;
  if (ms < HOUR) return words.minutes(Math.floor(ms / MINUTE));
  if (ms < DAY) return words.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE));
  return words.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
}

/** The clock that a moment is compared with: what happened since its last tick is not in the future. */
export const presentFor = (at: number, tick: number): number => (at > tick && at < tick + MINUTE ? at : tick);

/** `14:02:07` today, `21 Nov 14:02` this year, with its year before: in the time of who reads. */
export function momentOf(at: number, now: number, tag: string): string {
  const then = new Date(at);
  const today = new Date(now);
  const sameYear = then.getFullYear() === today.getFullYear();
  if (sameYear && then.toDateString() === today.toDateString()) {
    return format(tag, { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(then);
  }
  const day = sameYear
    ? format(tag, { day: 'numeric', month: 'short' }).format(then)
    : format(tag, { day: 'numeric', month: 'short', year: 'numeric' }).format(then);
  return `${day} ${format(tag, { hour: '2-digit', minute: '2-digit' }).format(then)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than using it a thousand times. */
function format(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${Object.entries(options).join()}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(tag, { ...options, hourCycle: 'h23' });
  formats.set(key, made);
  return made;
}
