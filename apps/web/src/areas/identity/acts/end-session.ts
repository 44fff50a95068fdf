import type { RequestOf } from '@quay/contract';
import { endSession } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Ends another session, or all others. */
export const submitEndSession = (request: RequestOf<typeof endSession>) => ask(endSession, request, { quiet: true });
