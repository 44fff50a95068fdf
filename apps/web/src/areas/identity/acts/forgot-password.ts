import type { RequestOf } from '@quay/contract';
import { forgotPassword } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Proves that a forgotten password is one's own to reset. Never with less than the account asks for. */
export const submitForgotPassword = (request: RequestOf<typeof forgotPassword>) =>
  ask(forgotPassword, request, { quiet: true });
