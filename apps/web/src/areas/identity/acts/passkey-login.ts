import type { RequestOf } from '@quay/contract';
import { passkeyLogin } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Opens a session with a passkey, without account name or password. */
export const submitPasskeyLogin = (request: RequestOf<typeof passkeyLogin>) =>
  ask(passkeyLogin, request, { quiet: true });
