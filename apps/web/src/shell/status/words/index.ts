import { defineWords } from '@quay/web-kit/language';

export type StatusWords = typeof import('./en_US.ts').words;

export const statusWords = defineWords<StatusWords>(import.meta.glob('./*_*.ts'));
