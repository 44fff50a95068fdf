import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of the list of countries. A page that uses it names them in `page(...)`. */
export const countryWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
