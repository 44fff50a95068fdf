import { defineWords } from '@quay/web-kit/language';

export type OrderWords = typeof import('./en_US.ts').words;

export const orderWords = defineWords<OrderWords>(import.meta.glob('./*_*.ts'));
