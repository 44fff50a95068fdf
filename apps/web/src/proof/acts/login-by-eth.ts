import type { RequestOf } from '@quay/contract';
import { loginByEth } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** Logs in with a wallet's signature, or asks for the second factor; an address that nobody has opens an account. */
export const submitLoginByEth = (request: RequestOf<typeof loginByEth>) => ask(loginByEth, request, { quiet: true });
