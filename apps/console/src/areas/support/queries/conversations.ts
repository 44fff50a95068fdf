import type { RequestOf } from '@quay/contract';
import { conversations } from '@quay/contract/staff';
import { useAsk } from '../../../request/hooks.ts';

const EVERY_MS = 2_000;

/** Conversations: who waits longest first, then the latest. At most 200. */
export const useConversations = (request: RequestOf<typeof conversations>) =>
  useAsk(conversations, request, { every: EVERY_MS });
