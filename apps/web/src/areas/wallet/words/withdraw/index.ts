import { defineWords } from '@quay/web-kit/language';

export type WithdrawWords = typeof import('./en_US.ts').words;

export const withdrawWords = defineWords<WithdrawWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
