import type { RequestOf } from '@quay/contract';
import { timeline } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** The order's timeline as a signed file that anybody can check without us. */
export const fetchTimeline = (request: RequestOf<typeof timeline>) => ask(timeline, request, { quiet: true });
