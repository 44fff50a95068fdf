import type { RequestOf } from '@quay/contract';
import { unshelveAd } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Takes an ad off the shelf; what is not in an order comes back. */
export const submitUnshelveAd = (request: RequestOf<typeof unshelveAd>) => ask(unshelveAd, request, { quiet: true });
