import type { RequestOf } from '@quay/contract';
import { sendCode } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** Sends a code for an act to a bound address, or to the new one that is to be bound. */
export const submitSendCode = (request: RequestOf<typeof sendCode>) => ask(sendCode, request, { quiet: true });
