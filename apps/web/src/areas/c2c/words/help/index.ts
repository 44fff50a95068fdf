import { defineWords } from '@quay/web-kit/language';

export type HelpWords = typeof import('./en_US.ts').words;

export const helpWords = defineWords<HelpWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
