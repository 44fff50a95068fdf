import { defineWords } from '@quay/web-kit/language';

export type DebtWords = typeof import('./en_US.ts').words;

export const debtWords = defineWords<DebtWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
