import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'ko-KR',
  name: '한국어',
  short: '한국어',
  direction: 'ltr',
  updown: 'red',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, ', ');
