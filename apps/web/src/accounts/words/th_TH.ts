import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: 'สปอต', contract: 'ฟิวเจอร์ส', delivery: 'Delivery', finance: 'Earn', mining: 'ขุด', c2c: 'P2P' },
};
