import { applyLeader, changeTerms, follow, follows, resignLeader, stopFollowing } from '@quay/contract/following';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { FollowingNeeds } from './needs.ts';
import { followingPushes } from './pushes.ts';
import { applyLeaderRoute } from './routes/apply-leader.ts';
import { changeTermsRoute } from './routes/change-terms.ts';
import { copyRoutes } from './routes/copies.ts';
import { followRoute } from './routes/follow.ts';
import { followsRoute } from './routes/follows.ts';
import { leaderRoutes } from './routes/leaders.ts';
import { leadingRoutes } from './routes/leading.ts';
import { resignLeaderRoute } from './routes/resign-leader.ts';
import { shareRoutes } from './routes/shares.ts';
import { stopFollowingRoute } from './routes/stop-following.ts';

export const followingArea = (needs: FollowingNeeds): Area => ({
  routes: [
    ...leaderRoutes(needs),
    ...leadingRoutes,
    serve(applyLeader, applyLeaderRoute(needs)),
    serve(resignLeader, resignLeaderRoute(needs)),
    serve(follows, followsRoute(needs)),
    serve(follow, followRoute(needs)),
    serve(changeTerms, changeTermsRoute(needs)),
    serve(stopFollowing, stopFollowingRoute(needs)),
    ...copyRoutes(needs),
    ...shareRoutes,
  ],
  pushes: { user: followingPushes },
});
