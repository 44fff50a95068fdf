import { defineWords } from '@quay/web-kit/language';

export type MerchantWords = typeof import('./en_US.ts').words;

export const merchantWords = defineWords<MerchantWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
