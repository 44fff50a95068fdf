import type { RequestOf } from '@quay/contract';
import { removeAddress } from '@quay/contract/wallet';
import { ask } from '../../../request/ask.ts';

/** Removes a saved address; saving it again makes it new. */
export const submitRemoveAddress = (request: RequestOf<typeof removeAddress>) =>
  ask(removeAddress, request, { quiet: true });
