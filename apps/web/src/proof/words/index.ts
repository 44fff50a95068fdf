import { defineWords } from '@quay/web-kit/language';

export const proofWords = defineWords<typeof import('./en_US.ts').words>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
