import type { RequestOf } from '@quay/contract';
import { removeMethod } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Removes a payment method that no ad on the shelf and no order under way uses. */
export const submitRemoveMethod = (request: RequestOf<typeof removeMethod>) =>
  ask(removeMethod, request, { quiet: true });
