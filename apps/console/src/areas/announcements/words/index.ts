import { defineWords } from '@quay/web-kit/language';

export type AnnouncementsWords = typeof import('./en_US.ts').words;

export const announcementsWords = defineWords<AnnouncementsWords>(import.meta.glob('./*_*.ts'));
