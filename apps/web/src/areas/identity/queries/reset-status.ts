import type { RequestOf } from '@quay/contract';
import { resetStatus } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';
import type { AskOptions } from '../../../request/client.ts';

/** How far a request for a reset is. */
export const fetchResetStatus = (request: RequestOf<typeof resetStatus>, options?: AskOptions) =>
  ask(resetStatus, request, options);
