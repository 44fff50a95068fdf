import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  book: { spot: 'Spot', contract: 'Futures', delivery: 'Delivery', finance: 'Earn', mining: 'Mining', c2c: 'P2P' },
};
