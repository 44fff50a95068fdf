import { entry, manifest } from '../../manifest.ts';
import * as following from './index.ts';

const cached = { limit: 'market' } as const;

export const followingManifest = manifest({
  area: 'following',
  cachedForGuests: true,
  calls: [
    entry(following.leaders, following.leadersRequest, following.leadersResponse, cached),
    entry(following.leader, following.leaderRequest, following.leaderResponse, cached),
    entry(following.leaderPositions, following.leaderPositionsRequest, following.leaderPositionsResponse, cached),
    entry(following.ownLeader, following.ownLeaderRequest, following.ownLeaderResponse),
    entry(following.followers, following.followersRequest, following.followersResponse),
    entry(following.applyLeader, following.applyLeaderRequest, following.applyLeaderResponse),
    entry(following.resignLeader, following.resignLeaderRequest, following.resignLeaderResponse),
    entry(following.follows, following.followsRequest, following.followsResponse),
    entry(following.follow, following.followRequest, following.followResponse),
    entry(following.changeTerms, following.changeTermsRequest, following.changeTermsResponse),
    entry(following.stopFollowing, following.stopFollowingRequest, following.stopFollowingResponse),
    entry(following.copies, following.copiesRequest, following.copiesResponse),
    entry(following.copiesExport, following.copiesExportRequest, following.copiesExportResponse),
    entry(following.shares, following.sharesRequest, following.sharesResponse),
    entry(following.sharesExport, following.sharesExportRequest, following.sharesExportResponse),
  ],
  refusals: following.following,
  channels: [
    {
      channel: 'following',
      ticket: true,
      about: 'Something of the user’s following or leading changed, and is to be asked for.',
    },
  ],
});
