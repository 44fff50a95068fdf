import { defineWords } from '@quay/web-kit/language';

export type AdWords = typeof import('./en_US.ts').words;

export const adWords = defineWords<AdWords>(import.meta.glob('./*_*.ts'));
