import { defineWords } from '@quay/web-kit/language';
import type { Words } from './zh_CN.ts';

export const walletRecordWords = defineWords<Words>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
