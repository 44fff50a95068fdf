import { defineWords } from '@quay/web-kit/language';

export type CasesWords = typeof import('./en_US.ts').words;

export const casesWords = defineWords<CasesWords>(import.meta.glob('./*_*.ts'));
