import { defineWords } from '@quay/web-kit/language';

export type OutboxWords = typeof import('./en_US.ts').words;

export const outboxWords = defineWords<OutboxWords>(import.meta.glob('./*_*.ts'));
