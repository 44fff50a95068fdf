import type { RequestOf } from '@quay/contract';
import { revealCredit } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** One picture of an application, with the watermark of who asked. */
export const submitRevealCredit = (request: RequestOf<typeof revealCredit>) => ask(revealCredit, request);
