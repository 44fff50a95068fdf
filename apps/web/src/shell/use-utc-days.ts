import { dateFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';
import { useMemo } from 'react';
import { usePreferences } from './preferences.ts';

/** The exchange's days in words. They are days of UTC: in the reader's own time zone they could have another name. */
export function useUtcDays() {
  const { tag } = languageFacts(usePreferences((preferences) => preferences.language));
  return useMemo(() => {
    const shown = (options: Intl.DateTimeFormatOptions) => {
      const format = dateFormat(tag, { ...options, timeZone: 'UTC' });
      return (at: number) => format.format(at);
    };
    return {
      /** `21 Nov` */
      short: shown({ day: 'numeric', month: 'short' }),
      /** `Sat, 21 Nov 2026` */
      full: shown({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      /** `November 2026` */
      month: shown({ month: 'long', year: 'numeric' }),
      weekday: shown({ weekday: 'narrow' }),
    };
  }, [tag]);
}
