import { defineWords } from '@quay/web-kit/language';

export type MarketWords = typeof import('./en_US.ts').words;

export const marketWords = defineWords<MarketWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
