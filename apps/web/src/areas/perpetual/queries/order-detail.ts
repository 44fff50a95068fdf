import type { RequestOf } from '@quay/contract';
import { orderDetail } from '@quay/contract/perpetual';
import { ask } from '../../../request/ask.ts';

/** One order of a contract with its fills. */
export const fetchOrderDetail = (request: RequestOf<typeof orderDetail>, signal: AbortSignal) =>
  ask(orderDetail, request, { signal });
