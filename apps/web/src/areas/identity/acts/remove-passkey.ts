import type { RequestOf } from '@quay/contract';
import { removePasskey } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Removes a passkey; withdrawals wait for 24 hours. */
export const submitRemovePasskey = (request: RequestOf<typeof removePasskey>) =>
  ask(removePasskey, request, { quiet: true });
