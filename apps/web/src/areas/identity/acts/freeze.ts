import type { RequestOf } from '@quay/contract';
import { freeze } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Freezes the account at once and ends every session. Nobody is asked for anything: a thief has no use for it. */
export const submitFreeze = (request: RequestOf<typeof freeze>) => ask(freeze, request, { quiet: true });
