import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: '현물', contract: '선물', delivery: '만기 선물', finance: '예치', mining: '채굴', c2c: 'P2P' },
};
