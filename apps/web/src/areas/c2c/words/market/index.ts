import { defineWords } from '@quay/web-kit/language';

export type MarketWords = typeof import('./en_US.ts').words;

export const marketWords = defineWords<MarketWords>(import.meta.glob('./*_*.ts'));
