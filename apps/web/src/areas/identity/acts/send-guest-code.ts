import type { RequestOf } from '@quay/contract';
import { sendGuestCode } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Sends a code to an address that somebody without a session names. */
export const submitSendGuestCode = (request: RequestOf<typeof sendGuestCode>) =>
  ask(sendGuestCode, request, { quiet: true });
