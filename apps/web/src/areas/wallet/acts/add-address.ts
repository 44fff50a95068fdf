import type { RequestOf } from '@quay/contract';
import { addAddress } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** Saves an address to withdraw to. It can be used after 24 hours; the owner is notified of it at once. */
export const submitAddAddress = (request: RequestOf<typeof addAddress>) => ask(addAddress, request, { quiet: true });
