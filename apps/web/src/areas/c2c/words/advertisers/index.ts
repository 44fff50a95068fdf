import { defineWords } from '@quay/web-kit/language';

export type AdvertiserWords = typeof import('./en_US.ts').words;

export const advertiserWords = defineWords<AdvertiserWords>(import.meta.glob('./*_*.ts'));
