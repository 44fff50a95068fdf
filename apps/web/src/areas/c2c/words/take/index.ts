import { defineWords } from '@quay/web-kit/language';

export type TakeWords = typeof import('./en_US.ts').words;

export const takeWords = defineWords<TakeWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
