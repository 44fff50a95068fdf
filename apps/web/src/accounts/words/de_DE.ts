import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: 'Spot', contract: 'Kontrakte', delivery: 'Delivery', finance: 'Earn', mining: 'Mining', c2c: 'P2P' },
};
