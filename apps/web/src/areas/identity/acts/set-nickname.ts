import type { RequestOf } from '@quay/contract';
import { setNickname } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Chooses the name by which others know the user; what the user logs in with stays unknown to them. */
export const submitSetNickname = (request: RequestOf<typeof setNickname>) => ask(setNickname, request, { quiet: true });
