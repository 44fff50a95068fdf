import { tongues } from '@quay/words';
import { useMemo } from 'react';
import { usePreferences } from './preferences.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const WHEN: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' };
const SHORT: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Moments in words, in the reader's language and own time zone. */
export function useMoments() {
  const { tag } = tongues[usePreferences((preferences) => preferences.language)];
  return useMemo(() => {
    const shown = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, options);
      return (at: number) => format.format(at);
    };
    return { when: shown(WHEN), day: shown(DAY), short: shown(SHORT), clock: shown(CLOCK) };
  }, [tag]);
}

/** Whole hours and minutes that are left; the last minute counts until it is over. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.ceil((Math.max(0, seconds) * 1_000) / MINUTE_MS);
  return { hours: Math.floor((minutes * MINUTE_MS) / HOUR_MS), minutes: minutes % 60 };
}
