import type { RequestOf } from '@quay/contract';
import { bindAuthenticator } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/**
 * Binds the authenticator, or replaces it; withdrawals wait for 24 hours, unless it is the first lock of an account
 * that never got coins.
 */
export const submitBindAuthenticator = (request: RequestOf<typeof bindAuthenticator>) =>
  ask(bindAuthenticator, request, { quiet: true });
