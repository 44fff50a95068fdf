import type { RequestOf } from '@quay/contract';
import { revealAccount } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** The account that is paid to, and the verified names. It is written down who saw it, and why. */
export const submitRevealAccount = (request: RequestOf<typeof revealAccount>) => ask(revealAccount, request);
