import {
  BLOCKS_MAX,
  blockedUsers,
  blockUser,
  c2c,
  FOLLOWS_MAX,
  followAdvertiser,
  followedAdvertisers,
  unblockUser,
  unfollowAdvertiser,
} from '@quay/contract/c2c';
import type { BlockUser, UnblockUser } from '@quay/core';
import type { CorePort } from '../../../core-host/port.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { hasBeenMerchant } from '../market/takers.ts';
import type { C2cNeeds } from '../needs.ts';

/** Whom a user blocks, and which advertisers they follow. */
export const peopleRoutes = ({ c2c: { market }, reads, core, identity }: C2cNeeds & { core: CorePort }): Served[] => {
  const merchant = async (user: number) => {
    const trader = (await market.traders.read([user])).get(user);
    return trader && hasBeenMerchant(trader) ? trader : undefined;
  };

  return [
    serve(blockUser, async ({ userId: blocked }, { owner }) => {
      // Nobody finds out by numbers who is here: only advertisers, and who had an order with the user.
      const isKnown =
        owner === blocked || (await merchant(blocked)) !== undefined || (await reads.c2c.haveTraded(owner, blocked));
      if (!isKnown) return refused(c2c['block-unknown'], {}, 'userId');
      const input: BlockUser = { owner, blocked, blocksMax: BLOCKS_MAX };
      const { outcome, seq } = await core.submit('c2c/block-user', input);
      if (!outcome.ok) return refused(outcome.refusal, outcome.params, 'userId');
      await reads.c2c.unfollow(owner, blocked);
      return reply({}, seq);
    }),
    serve(unblockUser, async ({ userId: blocked }, { owner }) => {
      const input: UnblockUser = { owner, blocked };
      const { seq } = await core.submit('c2c/unblock-user', input);
      return reply({}, seq);
    }),
    serve(blockedUsers, async (_request, { owner, rows }) => reply(await (await rows()).c2c.blockedBy(owner))),

    serve(followAdvertiser, async ({ userId }, { owner }) => {
      if (userId === owner) return refused(c2c['follow-self'], {}, 'userId');
      if (!(await merchant(userId))) return refused(c2c['acceptor-unknown'], {}, 'userId');
      if (market.blocks.has(owner, userId)) return refused(c2c['user-blocked'], {}, 'userId');
      const kept = await reads.c2c.follow(owner, userId, identity.now(), FOLLOWS_MAX);
      return kept ? reply({}) : refused(c2c['follows-too-many'], { max: String(FOLLOWS_MAX) }, 'userId');
    }),
    serve(unfollowAdvertiser, async ({ userId }, { owner }) => {
      await reads.c2c.unfollow(owner, userId);
      return reply({});
    }),
    serve(followedAdvertisers, async (_request, { owner }) => {
      const follows = await reads.c2c.followsOf(owner);
      const traders = await market.traders.read(follows.map(({ advertiser }) => advertiser));
      return reply(
        follows.flatMap(({ advertiser, since }) => {
          const trader = traders.get(advertiser);
          return trader ? [{ ...market.card(trader), since }] : [];
        }),
      );
    }),
  ];
};
