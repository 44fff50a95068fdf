import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of the lines above the pages of contracts on a desktop. A page that has such a line names them in `page(...)`. */
export const contractLineWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
