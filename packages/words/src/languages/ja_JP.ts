import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'ja-JP',
  name: '日本語',
  short: '日本語',
  direction: 'ltr',
  updown: 'green',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, '、');
