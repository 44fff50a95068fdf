import { defineWords } from '@quay/web-kit/language';

export type NoticeWords = typeof import('./en_US.ts').words;

export const noticeWords = defineWords<NoticeWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
