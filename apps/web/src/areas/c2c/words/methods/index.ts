import { defineWords } from '@quay/web-kit/language';

export type MethodWords = typeof import('./en_US.ts').words;

export const methodWords = defineWords<MethodWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
