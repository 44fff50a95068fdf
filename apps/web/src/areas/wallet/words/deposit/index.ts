import { defineWords } from '@quay/web-kit/language';

export type DepositWords = typeof import('./en_US.ts').words;

export const depositWords = defineWords<DepositWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
