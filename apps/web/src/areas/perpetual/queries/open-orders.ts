import { openOrders } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The user's open orders of contracts, newest first. */
export const fetchOpenOrders = (signal: AbortSignal) => ask(openOrders, {}, { signal });
