import type { RequestOf } from '@quay/contract';
import { buy } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Takes a sell ad: the coins are in escrow, and the user pays. */
export const submitBuy = (request: RequestOf<typeof buy>) => ask(buy, request, { quiet: true });
