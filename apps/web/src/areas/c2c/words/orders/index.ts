import { defineWords } from '@quay/web-kit/language';

export type OrderWords = typeof import('./en_US.ts').words;

export const orderWords = defineWords<OrderWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
