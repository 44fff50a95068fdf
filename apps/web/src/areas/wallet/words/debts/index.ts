import { defineWords } from '@quay/web-kit/language';

export type DebtWords = typeof import('./en_US.ts').words;

export const debtWords = defineWords<DebtWords>(import.meta.glob('./*_*.ts'));
