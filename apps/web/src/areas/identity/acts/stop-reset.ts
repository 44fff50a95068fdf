import type { RequestOf } from '@quay/contract';
import { stopReset } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Stops a reset that somebody else asked for, also within its hold, and freezes the account. */
export const submitStopReset = (request: RequestOf<typeof stopReset>) => ask(stopReset, request, { quiet: true });
