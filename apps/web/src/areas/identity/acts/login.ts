import type { RequestOf } from '@quay/contract';
import { login } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Opens a session, or asks for the second factor. An unknown account and a wrong password look and take the same. */
export const submitLogin = (request: RequestOf<typeof login>) => ask(login, request, { quiet: true });
