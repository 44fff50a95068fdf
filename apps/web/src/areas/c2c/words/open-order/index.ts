import { defineWords } from '@quay/web-kit/language';

export type OpenOrderWords = typeof import('./en_US.ts').words;

export const openOrderWords = defineWords<OpenOrderWords>(import.meta.glob('./*_*.ts'));
