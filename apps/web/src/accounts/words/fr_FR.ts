import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: 'Spot', contract: 'Contrats', delivery: 'Delivery', finance: 'Earn', mining: 'Minage', c2c: 'P2P' },
};
