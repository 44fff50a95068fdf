import type { RequestOf } from '@quay/contract';
import { setTaking } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** A merchant takes orders, or none for a while: the ads stay on the shelf and are not shown. */
export const submitSetTaking = (request: RequestOf<typeof setTaking>) => ask(setTaking, request, { quiet: true });
