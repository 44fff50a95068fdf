import type { RequestOf } from '@quay/contract';
import { sendToUser } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** Gives coins to another user, at once and for good. */
export const submitSendToUser = (request: RequestOf<typeof sendToUser>) => ask(sendToUser, request, { quiet: true });
