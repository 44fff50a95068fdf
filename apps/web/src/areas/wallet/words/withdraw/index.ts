import { defineWords } from '@quay/web-kit/language';

export type WithdrawWords = typeof import('./en_US.ts').words;

export const withdrawWords = defineWords<WithdrawWords>(import.meta.glob('./*_*.ts'));
