import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'vi-VN',
  name: 'Tiếng Việt',
  short: 'VI',
  direction: 'ltr',
  updown: 'green',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, ', ');
