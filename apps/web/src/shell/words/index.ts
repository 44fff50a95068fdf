import { defineWords } from '@quay/web-kit/language';

export type ShellWords = typeof import('./en_US.ts').words;

export const shellWords = defineWords<ShellWords>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
