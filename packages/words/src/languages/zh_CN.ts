import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'zh-CN',
  name: '简体中文',
  short: '中文',
  direction: 'ltr',
  updown: 'red',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, '、');
