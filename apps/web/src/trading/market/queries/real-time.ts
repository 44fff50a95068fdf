import type { RequestOf } from '@quay/contract';
import { realTime } from '@quay/contract/market';
import { ask } from '../../../request/ask.ts';

/** The last 24 hours of one market or of all of a product. */
export const fetchRealTime = (request: RequestOf<typeof realTime>) => ask(realTime, request);
