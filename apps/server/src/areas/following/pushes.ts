import {
  type CopyOrderRow,
  type CopyRow,
  copiesTable,
  copyOrdersTable,
  type FollowRow,
  followsTable,
  type LeaderRow,
  leadersTable,
  type ShareRow,
  sharesTable,
} from '@quay/core';
import type { PrivatePushes } from '../../live/pushes.ts';

type OfFollower = CopyOrderRow | CopyRow | FollowRow | ShareRow;

/** A follower is told of the follow, its copies and shares; a leader of who follows. */
export const followingPushes: readonly PrivatePushes[] = [
  {
    channel: 'following',
    changes: {
      tables: [leadersTable, followsTable, copiesTable, copyOrdersTable, sharesTable].map(({ name }) => name),
      owner: (row) => ('owner' in (row as LeaderRow) ? (row as LeaderRow).owner : (row as OfFollower).follower),
    },
  },
];
