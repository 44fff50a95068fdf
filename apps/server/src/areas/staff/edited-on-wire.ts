import type { EditedAnnouncement } from '@quay/contract/staff';
import type { EditedRow } from '@quay/store';
import { languages } from '@quay/words';

const NO_WORDS = { title: '', text: '' };

/** An announcement as its editor has it: a language without words has empty ones. */
export function editedOnWire({ id, words, ...edited }: EditedRow): EditedAnnouncement {
  const all = languages.map((language) => [language, words[language] ?? NO_WORDS]);
  return { announcementId: id, ...edited, words: Object.fromEntries(all) as EditedAnnouncement['words'] };
}
