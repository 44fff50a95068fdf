import { defineWords } from '@quay/web-kit/language';

export type Words = typeof import('./en_US.ts').words;

/** Words of what trading screens share. A page that uses a part of `src/market` names them in `page(...)`. */
export const marketWords = defineWords<Words>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
