import { defineWords } from '@quay/web-kit/language';

export type UsersWords = typeof import('./en_US.ts').words;

export const usersWords = defineWords<UsersWords>(import.meta.glob('./*_*.ts'));
