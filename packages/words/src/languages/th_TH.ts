import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'th-TH',
  name: 'ไทย',
  short: 'ไทย',
  direction: 'ltr',
  updown: 'green',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, ', ');
