import type { PracticeFunds } from '@quay/core';
import { units } from '@quay/money';

/** What every trader begins with. */
const start = [
  ['USDT', units('5000000')],
  ['BTC', units('60')],
  ['ETH', units('1200')],
  ['SOL', units('25000')],
] as const;

export const chaosFunds: PracticeFunds = { user: start, desk: start };
