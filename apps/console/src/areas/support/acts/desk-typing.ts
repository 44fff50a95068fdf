import type { RequestOf } from '@quay/contract';
import { deskTyping } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** Somebody is writing an answer; it is forgotten after five seconds. */
export const submitDeskTyping = (request: RequestOf<typeof deskTyping>) => ask(deskTyping, request);
