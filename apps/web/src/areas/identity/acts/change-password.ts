import type { RequestOf } from '@quay/contract';
import { changePassword } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Changes the login password, ends all other sessions, and holds withdrawals for 24 hours. */
export const submitChangePassword = (request: RequestOf<typeof changePassword>) =>
  ask(changePassword, request, { quiet: true });
