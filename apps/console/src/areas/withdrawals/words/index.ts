import { defineWords } from '@quay/web-kit/language';

export type WithdrawalsWords = typeof import('./en_US.ts').words;

export const withdrawalsWords = defineWords<WithdrawalsWords>(import.meta.glob('./*_*.ts'));
