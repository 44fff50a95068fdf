import type { FollowEnding, LeaderStatus } from '@quay/contract/following/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

/** What followers and leaders have not been told yet. `name` is the leader's. */
export type UnnotifiedOfFollowing = {
  /** Openings that were not copied, with the code of the refusal and its parameters as JSON. */
  readonly copies: readonly {
    readonly id: number;
    readonly follower: number;
    readonly name: string;
    readonly contract: string;
    readonly refusal: number;
    readonly params: string;
    readonly at: number;
  }[];
  readonly shares: readonly {
    readonly id: number;
    readonly follower: number;
    readonly name: string;
    readonly paid: bigint;
    readonly at: number;
  }[];
  /** Follows that somebody else than the follower has ended, or a loss. */
  readonly stopped: readonly {
    readonly id: number;
    readonly follower: number;
    readonly name: string;
    readonly ending: FollowEnding;
    readonly stopLoss: bigint;
    /** Of the end, or of now while copies are still being closed. */
    readonly at: number;
  }[];
  /** What staff have decided on leaders. */
  readonly decided: readonly {
    readonly owner: number;
    readonly status: LeaderStatus;
    readonly followersMax: number;
    readonly at: number;
  }[];
};

const users = sql`(select owner from holders where kind = 'user')`;

export async function unnotifiedOfFollowing(
  all: Transaction<Database>,
  upto: Readonly<Record<'copies' | 'shares', number>>,
  count: number,
): Promise<UnnotifiedOfFollowing> {
  return {
    copies: await all
      .selectFrom('followingCopyOrders as line')
      .innerJoin('users', 'users.id', 'line.leader')
      .select(['line.id', 'line.follower', 'line.contract', 'line.refusal', 'line.params', 'line.at'])
      .select(shownName().as('name'))
      .where('line.id', '>', upto.copies)
      .where('line.refusal', '>', 0)
      .where(sql<boolean>`line.follower in ${users}`)
      .orderBy('line.id')
      .limit(count)
      .execute(),
    shares: await all
      .selectFrom('followingShares as share')
      .innerJoin('users', 'users.id', 'share.leader')
      .select(['share.id', 'share.follower', 'share.paid', 'share.at'])
      .select(shownName().as('name'))
      .where('share.id', '>', upto.shares)
      .where('share.paid', '>', 0n)
      .where(sql<boolean>`share.follower in ${users}`)
      .orderBy('share.id')
      .limit(count)
      .execute(),
    stopped: await all
      .selectFrom('followingFollows as follow')
      .innerJoin('users', 'users.id', 'follow.leader')
      .select(['follow.id', 'follow.follower', 'follow.stopLoss', sql<FollowEnding>`ending`.as('ending')])
      .select(sql<number>`coalesce(ended_at, date_trunc('milliseconds', now()))`.as('at'))
      .select(shownName().as('name'))
      .where('follow.ending', 'in', ['loss', 'leader'])
      // What was settled was told before: that is days later.
      .where('follow.status', '<>', 'settled')
      .where(sql<boolean>`follow.follower in ${users}`)
      .where(
        sql<boolean>`not exists (select 1 from perpetual_notices where user_id = follow.follower
          and event in ('follow-stopped', 'leader-resigned') and reference = follow.id)`,
      )
      .orderBy('follow.id')
      .limit(count)
      .execute(),
    decided: await all
      .selectFrom('followingLeaders as leader')
      .select(['owner', 'status', 'followersMax', sql<number>`decided_at`.as('at')])
      .where('staff', '<>', 0)
      .where('decidedAt', 'is not', null)
      .where(sql<boolean>`owner in ${users}`)
      .where(
        sql<boolean>`not exists (select 1 from perpetual_notices where user_id = leader.owner
          and event in ('leader-approved', 'leader-rejected', 'leader-withdrawn') and at = leader.decided_at)`,
      )
      .orderBy('owner')
      .limit(count)
      .execute(),
  };
}
