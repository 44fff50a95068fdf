import { defineWords } from '@quay/web-kit/language';

export type ChatWords = typeof import('./en_US.ts').words;

export const chatWords = defineWords<ChatWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
