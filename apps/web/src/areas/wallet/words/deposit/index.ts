import { defineWords } from '@quay/web-kit/language';

export type DepositWords = typeof import('./en_US.ts').words;

export const depositWords = defineWords<DepositWords>(import.meta.glob('./*_*.ts'));
