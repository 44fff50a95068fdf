import type { RequestOf } from '@quay/contract';
import { applyNotary } from '@quay/contract/verification';
import { ask } from '../../../request/ask.ts';

/** Applies for notary verification; advanced must have passed. */
export const submitApplyNotary = (request: RequestOf<typeof applyNotary>) => ask(applyNotary, request, { quiet: true });
