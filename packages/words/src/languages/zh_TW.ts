import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'zh-TW',
  name: '繁體中文',
  short: '繁中',
  direction: 'ltr',
  updown: 'red',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, '、');
