import { defineWords } from '@quay/web-kit/language';

export type NoticeWords = typeof import('./en_US.ts').words;

export const noticeWords = defineWords<NoticeWords>(import.meta.glob('./*_*.ts'));
