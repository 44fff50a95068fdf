import { defineWords } from '@quay/web-kit/language';

export type ApprovalsWords = typeof import('./en_US.ts').words;

export const approvalsWords = defineWords<ApprovalsWords>(import.meta.glob('./*_*.ts'));
