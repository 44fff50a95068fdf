import type { RequestOf } from '@quay/contract';
import { revealReset } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';

/** A document of a reset request, with the watermark of who asked. */
export const submitRevealReset = (request: RequestOf<typeof revealReset>) => ask(revealReset, request);
