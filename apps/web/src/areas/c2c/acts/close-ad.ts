import type { RequestOf } from '@quay/contract';
import { closeAd } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Closes an ad for good. One with orders under way or appeals stays. */
export const submitCloseAd = (request: RequestOf<typeof closeAd>) => ask(closeAd, request, { quiet: true });
