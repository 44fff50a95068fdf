import { defineWords } from '@quay/web-kit/language';

export type ShellWords = typeof import('./en_US.ts').words;

export const shellWords = defineWords<ShellWords>(import.meta.glob('./*_*.ts'));
