import { defineWords } from '@quay/web-kit/language';

export type KindWords = typeof import('./en_US.ts').words;

export const kindWords = defineWords<KindWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
