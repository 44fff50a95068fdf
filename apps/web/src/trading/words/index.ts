import { defineWords } from '@quay/web-kit/language';
import type { Words } from './zh_CN.ts';

/** Words of tickets, orders and fees, the same for every product. A page that shows them names them in `page(...)`. */
export const tradingWords = defineWords<Words>({
  en_US: () => import('./en_US.ts'),
  zh_CN: () => import('./zh_CN.ts'),
});
