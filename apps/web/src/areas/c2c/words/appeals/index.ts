import { defineWords } from '@quay/web-kit/language';

export type AppealWords = typeof import('./en_US.ts').words;

export const appealWords = defineWords<AppealWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
