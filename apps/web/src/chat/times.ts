import type { Language } from '@quay/contract/identity';
import { dateFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';

const DAY_MS = 24 * 60 * 60_000;

/** The calendar day of a moment where the reader is: equal for two moments of one day. */
export function dayOf(at: number): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** `14:03` */
export const clockOf = (at: number, language: Language): string =>
  dateFormat(languageFacts(language).tag, { hour: '2-digit', minute: '2-digit' }).format(at);

/** `Today`, `Yesterday`, `Monday, 16 November`; with the year when it is another one. */
export function dayWords(
  at: number,
  now: number,
  language: Language,
  words: { readonly today: string; readonly yesterday: string },
): string {
  if (dayOf(at) === dayOf(now)) return words.today;
  // A day around the change of the clocks is not 24 hours long: its noon is asked for.
  const noon = new Date(now).setHours(12, 0, 0, 0);
  if (dayOf(at) === dayOf(noon - DAY_MS)) return words.yesterday;
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return dateFormat(languageFacts(language).tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!sameYear && { year: 'numeric' }),
  }).format(at);
}
