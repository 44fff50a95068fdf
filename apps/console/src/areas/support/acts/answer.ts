import type { RequestOf } from '@quay/contract';
import { answer } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** Answers a customer. */
export const submitAnswer = (request: RequestOf<typeof answer>) => ask(answer, request);
