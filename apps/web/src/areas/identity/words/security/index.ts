import { defineWords } from '@quay/web-kit/language';

export type SecurityWords = typeof import('./en_US.ts').words;

/** A catalogue of its own: nobody needs it on the way in. */
export const securityWords = defineWords<SecurityWords>(import.meta.glob('./*_*.ts'));
