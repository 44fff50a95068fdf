import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

/** Somebody whom a user has blocked. */
export type BlockedRow = { readonly userId: number; readonly name: string; readonly since: number };
/** An advertiser whom a user follows. */
export type FollowRow = { readonly advertiser: number; readonly since: number };

/** Whom users block and follow in C2C. Blocks are the core's and only read here. */
export type C2cPeopleReads = {
  /** Newest first. */
  blockedBy(owner: number): Promise<BlockedRow[]>;
  /** Whether two people had an order with each other, of whatever state. */
  haveTraded(one: number, other: number): Promise<boolean>;
  /** Newest first. */
  followsOf(user: number): Promise<FollowRow[]>;
  /** Gives false where the user follows `max` others already; following again changes nothing and is no error. */
  follow(user: number, advertiser: number, at: number, max: number): Promise<boolean>;
  unfollow(user: number, advertiser: number): Promise<void>;
};

export function c2cPeopleReads(db: Query): C2cPeopleReads {
  return {
    blockedBy: (owner) =>
      db
        .selectFrom('c2cBlocks')
        .innerJoin('users', 'users.id', 'c2cBlocks.blocked')
        .select(['c2cBlocks.blocked as userId', 'c2cBlocks.since'])
        .select(shownName().as('name'))
        .where('c2cBlocks.owner', '=', owner)
        .where('c2cBlocks.state', '=', 'blocked')
        .orderBy('c2cBlocks.since', 'desc')
        .orderBy('c2cBlocks.blocked')
        .execute(),

    async haveTraded(one, other) {
      const { rows } = await sql<{ known: boolean }>`
        select exists (
          select from c2c_orders
          where (taker = ${one} and advertiser = ${other}) or (taker = ${other} and advertiser = ${one})
        ) as known`.execute(db);
      return rows[0]!.known;
    },

    followsOf: (user) =>
      db
        .selectFrom('c2cFollows')
        .select(['advertiser', 'since'])
        .where('userId', '=', user)
        .orderBy('since', 'desc')
        .orderBy('advertiser')
        .execute(),

    follow: (user, advertiser, at, max) =>
      db.transaction().execute(async (work) => {
        // Two at once of one user wait for each other here, so that neither counts without the other.
        await work.selectFrom('users').select('id').where('id', '=', user).forUpdate().execute();
        const kept = await work.selectFrom('c2cFollows').select('advertiser').where('userId', '=', user).execute();
        if (kept.some((one) => one.advertiser === advertiser)) return true;
        if (kept.length >= max) return false;
        await work
          .insertInto('c2cFollows')
          .values({ userId: user, advertiser, since: new Date(at) })
          .execute();
        return true;
      }),

    async unfollow(user, advertiser) {
      await db.deleteFrom('c2cFollows').where('userId', '=', user).where('advertiser', '=', advertiser).execute();
    },
  };
}
