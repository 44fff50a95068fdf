import { defineWords } from '@quay/web-kit/language';

export type OrderChatWords = typeof import('./en_US.ts').words;

export const orderChatWords = defineWords<OrderChatWords>(import.meta.glob('./*_*.ts'));
