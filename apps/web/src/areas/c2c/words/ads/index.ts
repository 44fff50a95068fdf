import { defineWords } from '@quay/web-kit/language';

export type AdWords = typeof import('./en_US.ts').words;

export const adWords = defineWords<AdWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
