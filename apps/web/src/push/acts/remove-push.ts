import type { RequestOf } from '@quay/contract';
import { removePush } from '@quay/contract/c2c';
import { ask } from '../../request/ask.ts';

/** A browser that wants no web push any more. */
export const submitRemovePush = (request: RequestOf<typeof removePush>) => ask(removePush, request, { quiet: true });
