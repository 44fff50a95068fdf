import type { RequestOf } from '@quay/contract';
import { bindEmail } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Binds an e-mail address, or changes it; then the old one is told, and withdrawals wait for 24 hours. */
export const submitBindEmail = (request: RequestOf<typeof bindEmail>) => ask(bindEmail, request, { quiet: true });
