import type { CopyStatus, LeaderStatus } from '@quay/contract/following';
import type { FollowRow, LeaderRow, ShareRow } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { Span } from '../../moments.ts';
import { shownName } from '../../shown-name.ts';

/** A leader with what the list of leaders shows of the account. */
export type NamedLeader = LeaderRow & {
  readonly name: string;
  /** What there is in the account of contracts, in what copies settle in. */
  readonly ownMoney: bigint;
};
/** The same as staff see it. */
export type LeaderOfStaff = NamedLeader & {
  readonly username: string;
  readonly memberSince: number;
  readonly decidedBy: string | null;
};

/** A follow with the name of who is on the other side, and how many lines its copies have. */
export type NamedFollow = FollowRow & { readonly name: string; readonly lines: number };

/** An opening of a leader: what it was copied by, or why it was not. */
export type CopyLine = {
  readonly id: number;
  readonly follow: number;
  readonly follower: number;
  readonly leader: number;
  readonly name: string;
  readonly contract: string;
  readonly isLong: boolean;
  readonly leverage: number;
  readonly at: number;
  /** The code of the refusal for which it was skipped, with its parameters as JSON; else 0. */
  readonly refusal: number;
  readonly params: string;
  readonly leaderMark: bigint;
  readonly mark: bigint;
  /** Of the copy; nothing where there is none. */
  readonly status: CopyStatus | null;
  readonly quantity: bigint | null;
  readonly quantityMax: bigint | null;
  readonly marginMax: bigint | null;
  readonly profit: bigint | null;
  readonly fees: bigint | null;
  readonly funding: bigint | null;
  readonly closedAt: number | null;
};

export type CopiesQuery = Span & {
  readonly follow?: number | undefined;
  readonly isOpen: boolean;
  readonly size: number;
  readonly direction: 'asc' | 'desc';
};

export type NamedShare = ShareRow & { readonly name: string; readonly shareRate: bigint };
export type SharesQuery = Pick<Span, 'before' | 'after'> & {
  readonly side: 'follower' | 'leader';
  readonly follow?: number | undefined;
  readonly size: number;
  readonly direction: 'asc' | 'desc';
};

/** What a leader's record is made of besides the positions that the leader has closed. */
export type RecordRows = {
  /** What came into the account of contracts and went out of it by no position. */
  readonly flows: readonly { readonly at: number; readonly amount: bigint }[];
  /** With which leverage positions were opened, by contract and moment. */
  readonly openings: readonly { readonly contract: string; readonly at: number; readonly leverage: number }[];
  /** Copies that are over. */
  readonly copies: readonly {
    readonly follow: number;
    readonly contract: string;
    readonly isLong: boolean;
    readonly openedAt: number;
    readonly closedAt: number;
    readonly net: bigint;
  }[];
  readonly shares: readonly { readonly follow: number; readonly at: number; readonly accrued: bigint }[];
  readonly caps: readonly { readonly follow: number; readonly cap: bigint }[];
};

export type FollowingReads = {
  /** Leaders who can be followed, the longest first. */
  leaders(): Promise<NamedLeader[]>;
  /** Who applied or ever led. */
  leader(owner: number): Promise<NamedLeader | undefined>;
  /** What followers of a leader have paid, and what they owe. */
  sharesOf(leader: number): Promise<{ readonly paid: bigint; readonly due: bigint }>;
  leadersOfStaff(status: LeaderStatus, below: number, count: number): Promise<LeaderOfStaff[]>;
  /** Whom somebody follows, or followed, newest first. */
  follows(follower: number, isOver: boolean, below: number, count: number): Promise<NamedFollow[]>;
  follow(follower: number, id: number): Promise<NamedFollow | undefined>;
  /** Who follows somebody, and who did, newest first. */
  followers(leader: number, below: number, count: number): Promise<NamedFollow[]>;
  /** Copies of a follower that are open: in which follow and contract. */
  openCopies(follower: number): Promise<{ readonly follow: number; readonly contract: string }[]>;
  copies(follower: number, query: CopiesQuery): Promise<CopyLine[]>;
  shares(owner: number, query: SharesQuery): Promise<NamedShare[]>;
  recordRows(leader: number): Promise<RecordRows>;
};

const LAST = Number.MAX_SAFE_INTEGER;
const COIN = 'USDT';
/** Everything that moves the account of contracts and is no result of a position. */
const FLOWS = ['practice-funds', 'house-funds', 'transfer', 'profit-share', 'debt-repayment'] as const;

export function followingReads(db: Query): FollowingReads {
  const leaders = () =>
    db
      .selectFrom('followingLeaders as leader')
      .innerJoin('users', 'users.id', 'leader.owner')
      .leftJoin('accounts as account', (join) =>
        join
          .onRef('account.owner', '=', 'leader.owner')
          .on('account.book', '=', 'contract')
          .on('account.asset', '=', COIN),
      )
      .selectAll('leader')
      .select([
        shownName().as('name'),
        sql<bigint>`(coalesce(account.available, 0) + coalesce(account.frozen, 0))::numeric(38,8)`.as('ownMoney'),
      ]);

  const follows = (other: 'leader' | 'follower') =>
    db
      .selectFrom('followingFollows as follow')
      .innerJoin('users', 'users.id', `follow.${other}`)
      .selectAll('follow')
      .select([
        shownName().as('name'),
        sql<number>`(select count(*) filter (where copy is null) + count(distinct copy)
          from following_copy_orders where following_copy_orders.follow = follow.id)::int`.as('lines'),
      ]);

  return {
    leaders: () => leaders().where('leader.status', '=', 'approved').orderBy('leader.decidedAt').execute(),

    leader: (owner) => leaders().where('leader.owner', '=', owner).executeTakeFirst(),

    sharesOf: (leader) =>
      db
        .selectFrom('followingFollows')
        .select([
          sql<bigint>`coalesce(sum(share_paid), 0)::numeric(38,8)`.as('paid'),
          sql<bigint>`coalesce(sum(share_due), 0)::numeric(38,8)`.as('due'),
        ])
        .where('leader', '=', leader)
        .executeTakeFirstOrThrow(),

    leadersOfStaff: (status, below, count) =>
      leaders()
        .leftJoin('staffMembers as member', 'member.id', 'leader.staff')
        .select(['users.username', 'users.registeredAt as memberSince', 'member.name as decidedBy'])
        .where('leader.status', '=', status)
        .where('leader.owner', '<', below)
        .orderBy('leader.owner', 'desc')
        .limit(count)
        .execute(),

    follows: (follower, isOver, below, count) =>
      follows('leader')
        .where('follow.follower', '=', follower)
        .where('follow.status', isOver ? 'in' : 'not in', ['ended', 'settled'])
        .where('follow.id', '<', below)
        .orderBy('follow.id', 'desc')
        .limit(count)
        .execute(),

    follow: (follower, id) =>
      follows('leader').where('follow.follower', '=', follower).where('follow.id', '=', id).executeTakeFirst(),

    followers: (leader, below, count) =>
      follows('follower')
        .where('follow.leader', '=', leader)
        .where('follow.id', '<', below)
        .orderBy('follow.id', 'desc')
        .limit(count)
        .execute(),

    openCopies: (follower) =>
      db
        .selectFrom('followingCopies')
        .select(['follow', 'contract'])
        .where('follower', '=', follower)
        .where('status', '=', 'open')
        .execute(),

    copies(follower, { follow, isOpen, from, to, before = LAST, after = 0, size, direction }) {
      let query = db
        .selectFrom('followingCopyOrders as line')
        .leftJoin('followingCopies as copy', 'copy.id', 'line.copy')
        .innerJoin('users', 'users.id', 'line.leader')
        .select([
          ...(['line.id', 'line.follow', 'line.follower', 'line.leader', 'line.contract', 'line.isLong'] as const),
          ...(['line.leverage', 'line.at', 'line.refusal', 'line.params', 'line.leaderMark', 'line.mark'] as const),
          ...(['copy.status', 'copy.quantity', 'copy.quantityMax', 'copy.marginMax', 'copy.profit'] as const),
          ...(['copy.fees', 'copy.funding', 'copy.closedAt'] as const),
          shownName().as('name'),
        ])
        .where('line.follower', '=', follower)
        .where('line.id', '<', before)
        .where('line.id', '>', after)
        // What opened more of a copy is in the copy.
        .where(
          sql<boolean>`not exists (select 1 from following_copy_orders as earlier
            where earlier.copy = line.copy and earlier.id < line.id)`,
        );
      if (follow !== undefined) query = query.where('line.follow', '=', follow);
      if (isOpen) query = query.where('copy.status', '=', 'open');
      if (from !== undefined) query = query.where(sql<boolean>`line.at >= ${new Date(from)}`);
      if (to !== undefined) query = query.where(sql<boolean>`line.at < ${new Date(to)}`);
      return query.orderBy('line.id', direction).limit(size).execute();
    },

    shares(owner, { side, follow, before = LAST, after = 0, size, direction }) {
      let query = db
        .selectFrom('followingShares as share')
        .innerJoin('followingFollows as follow', 'follow.id', 'share.follow')
        .innerJoin('users', 'users.id', side === 'follower' ? 'share.leader' : 'share.follower')
        .selectAll('share')
        .select(['follow.shareRate', shownName().as('name')])
        .where(`share.${side}`, '=', owner)
        .where('share.id', '<', before)
        .where('share.id', '>', after);
      if (follow !== undefined) query = query.where('share.follow', '=', follow);
      return query.orderBy('share.id', direction).limit(size).execute();
    },

    async recordRows(leader) {
      const [flows, openings, copies, shares, caps] = await Promise.all([
        db
          .selectFrom('entries')
          .select(['at', 'amount'])
          .where('owner', '=', leader)
          .where('book', '=', 'contract')
          .where('asset', '=', COIN)
          .where('cause', 'in', FLOWS)
          .orderBy('id')
          .execute(),
        sql<RecordRows['openings'][number]>`
          select trade.market as contract, trade.at, max(opening.leverage)::bigint as leverage
          from perpetual_trades as trade
            join perpetual_orders as opening on opening.id in (trade.buy_order, trade.sell_order)
          where (trade.buyer = ${leader} or trade.seller = ${leader}) and opening.owner = ${leader}
            and opening.intent in ('open-long', 'open-short')
          group by trade.market, trade.at`.execute(db),
        db
          .selectFrom('followingCopies')
          .select(['follow', 'contract', 'isLong', 'openedAt', sql<number>`closed_at`.as('closedAt')])
          .select(sql<bigint>`(profit + fees + funding)::numeric(38,8)`.as('net'))
          .where('leader', '=', leader)
          .where('status', '<>', 'open')
          .orderBy('id')
          .execute(),
        db
          .selectFrom('followingShares')
          .select(['follow', 'at', 'accrued'])
          .where('leader', '=', leader)
          .orderBy('id')
          .execute(),
        db.selectFrom('followingFollows').select(['id as follow', 'cap']).where('leader', '=', leader).execute(),
      ]);
      return { flows, openings: openings.rows, copies, shares, caps };
    },
  };
}
