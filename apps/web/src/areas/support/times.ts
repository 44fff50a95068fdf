import type { Language } from '@quay/contract/identity';
import { dateFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';

/** When somebody answers again, in the reader's own time: `Monday 09:00`. It is within a week. */
export const weekdayOf = (at: number, language: Language): string =>
  dateFormat(languageFacts(language).tag, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(at);
