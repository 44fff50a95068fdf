import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

export const identityWords = defineWords<Words>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
