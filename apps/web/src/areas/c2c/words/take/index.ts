import { defineWords } from '@quay/web-kit/language';

export type TakeWords = typeof import('./en_US.ts').words;

export const takeWords = defineWords<TakeWords>(import.meta.glob('./*_*.ts'));
