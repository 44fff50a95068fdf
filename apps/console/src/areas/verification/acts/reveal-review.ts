import type { RequestOf } from '@quay/contract';
import { revealReview } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** One masked field or picture of an application that one has taken. It is written down who saw what, and why. */
export const submitRevealReview = (request: RequestOf<typeof revealReview>) => ask(revealReview, request);
