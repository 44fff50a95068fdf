import { defineWords } from '@quay/web-kit/language';

export type KindWords = typeof import('./en_US.ts').words;

export const kindWords = defineWords<KindWords>(import.meta.glob('./*_*.ts'));
