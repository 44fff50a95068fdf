import { defineWords } from '@quay/web-kit/language';

export type AppealsWords = typeof import('./en_US.ts').words;

export const appealsWords = defineWords<AppealsWords>(import.meta.glob('./*_*.ts'));
