import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  book: {
    spot: 'Spot',
    contract: 'Futuros',
    delivery: 'Con vencimiento',
    finance: 'Earn',
    mining: 'Minería',
    c2c: 'P2P',
  },
};
