import { defineWords } from '@quay/web-kit/language';

export type ChainWords = typeof import('./en_US.ts').words;

export const chainWords = defineWords<ChainWords>(import.meta.glob('./*_*.ts'));
