import type { RequestOf } from '@quay/contract';
import { saveMethod } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Adds a payment method, or changes one. It has to bear the verified name. */
export const submitSaveMethod = (request: RequestOf<typeof saveMethod>) => ask(saveMethod, request, { quiet: true });
