import type { Manifest } from '../../engine/manifest.ts';
import { applyLeaderShape } from './commands/apply-leader.ts';
import { changeTermsShape } from './commands/change-terms.ts';
import { copyOrdersShape } from './commands/copy-orders.ts';
import { decideLeaderShape } from './commands/decide-leader.ts';
import { followShape } from './commands/follow.ts';
import { resignLeaderShape } from './commands/resign-leader.ts';
import { settleSharesShape } from './commands/settle-shares.ts';
import { stopFollowingShape } from './commands/stop-following.ts';
import {
  copiesTable,
  copyOrdersTable,
  followsTable,
  leadersTable,
  seenTable,
  sharesTable,
  signalsTable,
} from './state.ts';

export const followingManifest: Manifest = {
  name: 'following',
  commands: [
    applyLeaderShape,
    decideLeaderShape,
    resignLeaderShape,
    followShape,
    changeTermsShape,
    stopFollowingShape,
    copyOrdersShape,
    settleSharesShape,
  ],
  due: ['following/copy-orders', 'following/settle-shares'],
  tables: [
    [leadersTable, 'all'],
    [followsTable, 'all'],
    [copiesTable, 'all'],
    [signalsTable, 'none'],
    [seenTable, 'none'],
    [copyOrdersTable, 'all'],
    [sharesTable, 'all'],
  ],
};
