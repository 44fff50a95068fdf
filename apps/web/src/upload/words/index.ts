import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of the field that pictures are uploaded with. A page that uses it names them in `page(...)`. */
export const uploadWords = defineWords<Words>(import.meta.glob('./*_*.ts'));
