import type { RequestOf } from '@quay/contract';
import { unblockUser } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Ends a block of the user’s own. */
export const submitUnblockUser = (request: RequestOf<typeof unblockUser>) => ask(unblockUser, request, { quiet: true });
