import { useMemo } from 'react';
import { useLanguageTag } from '../language/language.ts';
import { dateFormat } from './intl.ts';

const MINUTE_MS = 60_000;

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const CLOCK_SECONDS: Intl.DateTimeFormatOptions = { ...CLOCK, second: '2-digit' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };

/** Moments in words, in the reader's language and own time zone. */
export function useMoments() {
  const tag = useLanguageTag();
  return useMemo(() => {
    const shown = (options: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(tag, options);
      return (at: number) => format.format(at);
    };
    return {
      /** `Monday, 16 November at 14:03` */
      when: shown({ ...DAY, ...CLOCK }),
      day: shown(DAY),
      short: shown({ ...SHORT_DAY, ...CLOCK }),
      clock: shown(CLOCK),
    };
  }, [tag]);
}

/** The clock that a moment is compared with: what happened since its last tick is not in the future. */
export const presentFor = (at: number, tick: number): number => (at > tick && at < tick + MINUTE_MS ? at : tick);

/** `14:02:07` today, `21 Nov 14:02` this year, with its year before: in the time zone of who reads. */
export function momentText(at: number, now: number, tag: string): string {
  const then = new Date(at);
  const today = new Date(now);
  const sameYear = then.getFullYear() === today.getFullYear();
  if (sameYear && then.toDateString() === today.toDateString()) return dateFormat(tag, CLOCK_SECONDS).format(then);
  const day = sameYear ? SHORT_DAY : { ...SHORT_DAY, year: 'numeric' as const };
  return `${dateFormat(tag, day).format(then)} ${dateFormat(tag, CLOCK).format(then)}`;
}
