import type { RequestOf } from '@quay/contract';
import { updateAd } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Changes an ad. Orders that were made from it keep what they were made with. */
export const submitUpdateAd = (request: RequestOf<typeof updateAd>) => ask(updateAd, request, { quiet: true });
