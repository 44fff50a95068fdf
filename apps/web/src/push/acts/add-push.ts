import type { RequestOf } from '@quay/contract';
import { addPush } from '@quay/contract/c2c';
import { ask } from '../../request/ask.ts';

/** A browser that wants web push. Only endpoints of known push services are taken. */
export const submitAddPush = (request: RequestOf<typeof addPush>) => ask(addPush, request, { quiet: true });
