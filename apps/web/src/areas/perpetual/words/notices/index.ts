import { defineWords } from '@quay/web-kit/language';

export type ContractNoticeWords = typeof import('./en_US.ts').words;

export const contractNoticeWords = defineWords<ContractNoticeWords>(import.meta.glob('./*_*.ts'));
