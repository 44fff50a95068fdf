import type { RequestOf } from '@quay/contract';
import { withdraw } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** Asks for a withdrawal to a saved address. It cannot be taken back; the coins are frozen until it is over. */
export const submitWithdraw = (request: RequestOf<typeof withdraw>) => ask(withdraw, request, { quiet: true });
