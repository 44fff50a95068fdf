import { defineWords } from '@quay/web-kit/language';

export type TeamWords = typeof import('./en_US.ts').words;

export const teamWords = defineWords<TeamWords>(import.meta.glob('./*_*.ts'));
