import { defineWords } from '@quay/web-kit/language';

export type ResetsWords = typeof import('./en_US.ts').words;

export const resetsWords = defineWords<ResetsWords>(import.meta.glob('./*_*.ts'));
