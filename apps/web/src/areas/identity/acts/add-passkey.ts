import type { RequestOf } from '@quay/contract';
import { addPasskey } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Adds a passkey; withdrawals wait for 24 hours, unless it is the first lock of an account that never got coins. */
export const submitAddPasskey = (request: RequestOf<typeof addPasskey>) => ask(addPasskey, request, { quiet: true });
