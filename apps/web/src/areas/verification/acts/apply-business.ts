import type { RequestOf } from '@quay/contract';
import { applyBusiness } from '@quay/contract/verification';
import { ask } from '../../../request/ask.ts';

/** Applies to be a merchant, and freezes the deposit. A rejected application gives it back. */
export const submitApplyBusiness = (request: RequestOf<typeof applyBusiness>) =>
  ask(applyBusiness, request, { quiet: true });
