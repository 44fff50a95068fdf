import type { RequestOf } from '@quay/contract';
import { resetPassword } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Sets a new login password, ends every session, and holds withdrawals for 24 hours. */
export const submitResetPassword = (request: RequestOf<typeof resetPassword>) =>
  ask(resetPassword, request, { quiet: true });
