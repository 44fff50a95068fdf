import type { PracticeFunds } from '@quay/core';
import { units } from '@quay/money';
import { marketMakerFunds } from './outside/simulated-market/list-markets.ts';

/** What new accounts get while the market is simulated. */
export const simulatedFunds: PracticeFunds = { user: [['USDT', units('10000')]], desk: marketMakerFunds() };

/** In a real market coins come from outside alone. */
export const noFunds: PracticeFunds = { user: [], desk: [] };
