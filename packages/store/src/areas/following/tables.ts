import type { CopyOrderRow, CopyRow, FollowRow, LeaderRow, ShareRow } from '@quay/core';

/** Leaders, who follows them, what was copied, and the shares that were paid; all of the core. */
export type FollowingTables = {
  followingLeaders: LeaderRow;
  followingFollows: FollowRow;
  followingCopies: CopyRow;
  followingCopyOrders: CopyOrderRow;
  followingShares: ShareRow;
};
