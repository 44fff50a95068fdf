import type { RequestOf } from '@quay/contract';
import { saveNotices } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Chooses how to be notified of orders and appeals; at least one channel of each stays on. */
export const submitSaveNotices = (request: RequestOf<typeof saveNotices>) => ask(saveNotices, request, { quiet: true });
