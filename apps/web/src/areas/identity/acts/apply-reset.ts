import type { RequestOf } from '@quay/contract';
import { applyReset } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Asks staff to take off what its owner can no longer use. Says the same whether or not there is such an account. */
export const submitApplyReset = (request: RequestOf<typeof applyReset>) => ask(applyReset, request, { quiet: true });
