import type { RequestOf } from '@quay/contract';
import { passkeyOptions } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** A challenge: for a new passkey, or for proving an act with one. */
export const submitPasskeyOptions = (request: RequestOf<typeof passkeyOptions>) =>
  ask(passkeyOptions, request, { quiet: true });
