import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of books, trades, charts and lists of markets. A page that uses a part of `trading/market` names them in `page(...)`. */
export const marketWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
