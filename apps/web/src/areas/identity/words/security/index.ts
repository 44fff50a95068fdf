import { defineWords } from '@quay/web-kit/language';

export type SecurityWords = typeof import('./en_US.ts').words;

/** A catalogue of its own: nobody needs it on the way in. */
export const securityWords = defineWords<SecurityWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
