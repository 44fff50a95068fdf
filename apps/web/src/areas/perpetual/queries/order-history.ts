import type { RequestOf } from '@quay/contract';
import { orderHistory } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** The user's finished orders of contracts, newest first, 20 a page. */
export const fetchOrderHistory = (request: RequestOf<typeof orderHistory>, signal: AbortSignal) =>
  ask(orderHistory, request, { signal });
