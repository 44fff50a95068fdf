import type { RequestOf } from '@quay/contract';
import { register } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Opens an account and a session. In a simulated market a new account gets practice coins. */
export const submitRegister = (request: RequestOf<typeof register>) => ask(register, request, { quiet: true });
