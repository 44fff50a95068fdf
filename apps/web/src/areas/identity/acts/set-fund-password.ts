import type { RequestOf } from '@quay/contract';
import { setFundPassword } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Sets the first fund password: six digits. */
export const submitSetFundPassword = (request: RequestOf<typeof setFundPassword>) =>
  ask(setFundPassword, request, { quiet: true });
