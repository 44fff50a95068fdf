import type { Words } from './index.ts';

export const words: Words = {
  book: { spot: '现货', contract: '合约', delivery: '交割', finance: '理财', mining: '矿池', c2c: 'C2C' },
};
