import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of price alerts. */
export const alertWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
