import { formsOf } from '../forms.ts';
import type { LanguageFacts } from '../languages.ts';

export const language: LanguageFacts = {
  tag: 'fr-FR',
  name: 'Français',
  short: 'FR',
  direction: 'ltr',
  updown: 'green',
  complete: true,
};

export const { plural, list } = formsOf(language.tag, ', ');
