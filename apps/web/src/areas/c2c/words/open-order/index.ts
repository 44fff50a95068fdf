import { defineWords } from '@quay/web-kit/language';

export type OpenOrderWords = typeof import('./en_US.ts').words;

export const openOrderWords = defineWords<OpenOrderWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
