import type { RequestOf } from '@quay/contract';
import { sell } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Takes a buy ad: the coins go into escrow, and the advertiser pays. */
export const submitSell = (request: RequestOf<typeof sell>) => ask(sell, request, { quiet: true });
