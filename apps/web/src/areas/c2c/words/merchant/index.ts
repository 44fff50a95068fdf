import { defineWords } from '@quay/web-kit/language';

export type MerchantWords = typeof import('./en_US.ts').words;

export const merchantWords = defineWords<MerchantWords>(import.meta.glob('./*_*.ts'));
