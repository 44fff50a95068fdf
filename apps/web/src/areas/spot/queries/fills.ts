import type { RequestOf } from '@quay/contract';
import { fills } from '@quay/contract/spot';
import { ask } from '../../../request/ask.ts';

/** The user's fills, newest first, 20 a page. */
export const fetchFills = (request: RequestOf<typeof fills>, signal: AbortSignal) => ask(fills, request, { signal });
