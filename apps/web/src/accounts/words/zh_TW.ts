import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  book: { spot: '現貨', contract: '合約', delivery: '交割', finance: '理財', mining: '挖礦', c2c: 'C2C' },
};
