import type { RequestOf } from '@quay/contract';
import { blockUser } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Blocks somebody: neither takes an ad of the other, and orders under way go on. */
export const submitBlockUser = (request: RequestOf<typeof blockUser>) => ask(blockUser, request, { quiet: true });
