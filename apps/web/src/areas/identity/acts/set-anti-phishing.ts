import type { RequestOf } from '@quay/contract';
import { setAntiPhishing } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Sets the word that every message of ours then carries. */
export const submitSetAntiPhishing = (request: RequestOf<typeof setAntiPhishing>) =>
  ask(setAntiPhishing, request, { quiet: true });
