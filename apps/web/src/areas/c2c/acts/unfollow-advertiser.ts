import type { RequestOf } from '@quay/contract';
import { unfollowAdvertiser } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** Follows an advertiser no more. */
export const submitUnfollowAdvertiser = (request: RequestOf<typeof unfollowAdvertiser>) =>
  ask(unfollowAdvertiser, request, { quiet: true });
