import { defineWords } from '@quay/web-kit/language';

export type ChatWords = typeof import('./en_US.ts').words;

export const chatWords = defineWords<ChatWords>(import.meta.glob('./*_*.ts'));
