import { defineWords } from '@quay/web-kit/language';

export type AdvertiserWords = typeof import('./en_US.ts').words;

export const advertiserWords = defineWords<AdvertiserWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
