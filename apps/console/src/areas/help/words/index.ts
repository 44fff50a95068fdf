import { defineWords } from '@quay/web-kit/language';

export type HelpWords = typeof import('./en_US.ts').words;

export const helpWords = defineWords<HelpWords>(import.meta.glob('./*_*.ts'));
