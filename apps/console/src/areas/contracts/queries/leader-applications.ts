import type { RequestOf } from '@quay/contract';
import { leaderApplications } from '@quay/contract/staff';
import { usePages } from '../../../request/hooks.ts';

const PAGE = 50;
const EVERY_MS = 15_000;

/** Who asks to be followed, or leads, or did. */
export const useLeaderApplications = (request: RequestOf<typeof leaderApplications>) =>
  usePages(leaderApplications, request, { idOf: ({ userId }) => userId, size: PAGE, every: EVERY_MS });
