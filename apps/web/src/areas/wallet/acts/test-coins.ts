import type { RequestOf } from '@quay/contract';
import { testCoins } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** Sends test coins of a test network to an address. Nothing of the kind exists on a real network. */
export const submitTestCoins = (request: RequestOf<typeof testCoins>) => ask(testCoins, request);
