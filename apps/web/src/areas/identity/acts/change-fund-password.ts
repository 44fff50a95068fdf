import type { RequestOf } from '@quay/contract';
import { changeFundPassword } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/**
 * Changes the fund password and holds withdrawals for 24 hours; one that was forgotten with the login password, for
 * 72.
 */
export const submitChangeFundPassword = (request: RequestOf<typeof changeFundPassword>) =>
  ask(changeFundPassword, request, { quiet: true });
