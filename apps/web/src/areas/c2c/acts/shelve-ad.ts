import type { RequestOf } from '@quay/contract';
import { shelveAd } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Puts an ad on the shelf; what a sell ad still offers goes into escrow. */
export const submitShelveAd = (request: RequestOf<typeof shelveAd>) => ask(shelveAd, request, { quiet: true });
