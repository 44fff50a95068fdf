import type { RequestOf } from '@quay/contract';
import { passkeyLoginOptions } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** A challenge for logging in with a passkey, alone or as the second step. */
export const submitPasskeyLoginOptions = (request: RequestOf<typeof passkeyLoginOptions>) =>
  ask(passkeyLoginOptions, request, { quiet: true });
