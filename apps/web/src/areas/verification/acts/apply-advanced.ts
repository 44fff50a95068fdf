import type { RequestOf } from '@quay/contract';
import { applyAdvanced } from '@quay/contract/verification';
import { ask } from '../../../request/ask.ts';

/** Applies for advanced verification; basic must have passed. */
export const submitApplyAdvanced = (request: RequestOf<typeof applyAdvanced>) =>
  ask(applyAdvanced, request, { quiet: true });
