import { defineWords } from '@quay/web-kit/language';

export type AppealWords = typeof import('./en_US.ts').words;

export const appealWords = defineWords<AppealWords>(import.meta.glob('./*_*.ts'));
