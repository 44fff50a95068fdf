import type { RequestOf } from '@quay/contract';
import { sendMessage } from '@quay/contract/support';
import { quietly } from '../../../request/quietly.ts';

/** Writes to customer service. */
export const submitSendMessage = (request: RequestOf<typeof sendMessage>) => quietly(sendMessage, request);
