import type { RequestOf } from '@quay/contract';
import { unfreeze } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Opens a frozen account again; withdrawals wait for 24 hours. */
export const submitUnfreeze = (request: RequestOf<typeof unfreeze>) => ask(unfreeze, request, { quiet: true });
