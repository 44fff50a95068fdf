import type { RequestOf } from '@quay/contract';
import { staffTyping } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** Somebody is writing an answer; it is forgotten after five seconds. */
export const submitStaffTyping = (request: RequestOf<typeof staffTyping>) => ask(staffTyping, request);
