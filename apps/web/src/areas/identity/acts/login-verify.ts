import type { RequestOf } from '@quay/contract';
import { loginVerify } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** The second step of a login: authenticator, recovery code or passkey. */
export const submitLoginVerify = (request: RequestOf<typeof loginVerify>) => ask(loginVerify, request, { quiet: true });
