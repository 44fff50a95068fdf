import { defineWords } from '@quay/web-kit/language';

export type VerificationWords = typeof import('./en_US.ts').words;

export const verificationWords = defineWords<VerificationWords>(import.meta.glob('./*_*.ts'));
