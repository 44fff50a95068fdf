import { defineWords } from '@quay/web-kit/language';

export type LoansWords = typeof import('./en_US.ts').words;

export const loansWords = defineWords<LoansWords>(import.meta.glob('./*_*.ts'));
