import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: '現物', contract: '先物', delivery: '受渡', finance: '運用', mining: 'マイニング', c2c: 'P2P' },
};
