import type { RequestOf } from '@quay/contract';
import { followAdvertiser } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Keeps an advertiser among those whom the user follows. */
export const submitFollowAdvertiser = (request: RequestOf<typeof followAdvertiser>) =>
  ask(followAdvertiser, request, { quiet: true });
