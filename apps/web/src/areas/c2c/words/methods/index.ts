import { defineWords } from '@quay/web-kit/language';

export type MethodWords = typeof import('./en_US.ts').words;

export const methodWords = defineWords<MethodWords>(import.meta.glob('./*_*.ts'));
