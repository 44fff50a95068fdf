import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of tickets, orders and fees, the same for every product. A page that shows them names them in `page(...)`. */
export const tradingWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
