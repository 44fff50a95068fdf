import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'id-ID',
  name: 'Bahasa Indonesia',
  short: 'ID',
  direction: 'ltr',
  updown: 'green',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, ', ');
