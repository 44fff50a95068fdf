import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

export const accountLineWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
