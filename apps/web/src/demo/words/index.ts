import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

export const demoWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
