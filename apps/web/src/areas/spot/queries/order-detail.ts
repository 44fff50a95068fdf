import type { RequestOf } from '@quay/contract';
import { orderDetail } from '@quay/contract/spot';
import { ask } from '../../../request/ask.ts';

/** One order of the user with its fills. */
export const fetchOrderDetail = (request: RequestOf<typeof orderDetail>, signal: AbortSignal) =>
  ask(orderDetail, request, { signal });
