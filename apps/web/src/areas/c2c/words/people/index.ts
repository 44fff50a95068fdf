import { defineWords } from '@quay/web-kit/language';

export type PeopleWords = typeof import('./en_US.ts').words;

export const peopleWords = defineWords<PeopleWords>(import.meta.glob('./*_*.ts'));
