import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

export const referralWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
