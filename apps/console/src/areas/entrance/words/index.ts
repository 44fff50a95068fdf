import { defineWords } from '@quay/web-kit/language';

export type EntranceWords = typeof import('./en_US.ts').words;

export const entranceWords = defineWords<EntranceWords>(import.meta.glob('./*_*.ts'));
