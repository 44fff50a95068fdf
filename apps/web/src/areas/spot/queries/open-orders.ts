import { openOrders } from '@quay/contract/spot';
import { ask } from '../../../request/ask.ts';

/** The user's open orders, newest first. */
export const fetchOpenOrders = (signal: AbortSignal) => ask(openOrders, {}, { signal });
