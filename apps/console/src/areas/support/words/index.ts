import { defineWords } from '@quay/web-kit/language';

export type SupportWords = typeof import('./en_US.ts').words;

export const supportWords = defineWords<SupportWords>(import.meta.glob('./*_*.ts'));
