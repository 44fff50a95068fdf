import { markets } from '@quay/cast';
import type { PracticeFunds } from '@quay/core';
import { units } from '@quay/money';

const USDT = 'USDT';

/** What new accounts get while the market is simulated. A desk must never run dry, whichever way the price walks. */
export const simulatedFunds: PracticeFunds = {
  user: [[USDT, units('10000')]],
  desk: [[USDT, units('1000000000000')], ...markets.map((one) => [one.symbol, one.maxQuantity * 1_000n] as const)],
};

/** In a real market coins come from outside alone. */
export const noFunds: PracticeFunds = { user: [], desk: [] };
