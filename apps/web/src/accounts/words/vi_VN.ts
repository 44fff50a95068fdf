import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: 'Giao ngay', contract: 'Futures', delivery: 'Có kỳ hạn', finance: 'Earn', mining: 'Đào', c2c: 'P2P' },
};
