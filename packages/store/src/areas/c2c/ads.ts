import type { AdShownState, C2cSide } from '@quay/contract/c2c';
import type { AccountStatus, Level } from '@quay/contract/identity';
import type { MerchantState } from '@quay/contract/verification';
import type { Ad } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';
import { madeBy } from './made-by-request.ts';

export type AdsWanted = {
  readonly states?: readonly AdShownState[] | undefined;
  readonly asset?: string | undefined;
  readonly side?: C2cSide | undefined;
  readonly before?: number | undefined;
  readonly size: number;
  readonly offset?: number | undefined;
};

/** What the C2C market knows of somebody besides their orders. */
export type TraderRow = {
  readonly userId: number;
  /** What others see them called. */
  readonly nickname: string;
  readonly level: Level;
  readonly standing: AccountStatus;
  readonly memberSince: number;
  readonly merchant: MerchantState;
  /** USDT that is held as a merchant's deposit. */
  readonly deposit: bigint;
  readonly taking: boolean;
  /** An account that the simulated market plays: nobody logs in by it. */
  readonly simulated: boolean;
  /** A passkey or an authenticator is bound. */
  readonly secondFactor: boolean;
  /** What could reach them. */
  readonly email: boolean;
  readonly phone: boolean;
  readonly browsers: boolean;
  readonly seenAt: number | null;
};

/** What the C2C market reads of ads and of those who post them. */
export type AdsReads = {
  ad(id: number): Promise<Ad | undefined>;
  /** The ad that a request of its owner posted in the last 24 hours. */
  adOfRequest(owner: number, requestId: string): Promise<Ad | undefined>;
  /** Newest first. */
  adsOf(owner: number, wanted: AdsWanted): Promise<Ad[]>;
  /** How many orders of each ad are under way or appealed. */
  openOrdersOfAds(ads: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Whether somebody has an ad on the shelf, or an order of one to which something can still happen. */
  isTrading(user: number): Promise<boolean>;
  traders(users: readonly number[]): Promise<TraderRow[]>;
  setTaking(user: number, taking: boolean): Promise<void>;
};

export function adsReads(db: Query): AdsReads {
  return {
    ad: (id) => db.selectFrom('c2cAds').selectAll().where('id', '=', id).executeTakeFirst(),

    adOfRequest: (owner, requestId) =>
      db
        .selectFrom('c2cAds')
        .selectAll()
        .where(madeBy(owner, requestId, 'c2c-ad'))
        .executeTakeFirst(),

    adsOf(owner, { states, asset, side, before, size, offset = 0 }) {
      let query = db.selectFrom('c2cAds').selectAll().where('owner', '=', owner);
      if (states !== undefined && states.length > 0) {
        const kept = states.filter((state) => state !== 'ended');
        query = query.where((is) => {
          const isEnded = is.and([is('state', '=', 'on'), is('dealt', '=', is.ref('total'))]);
          const inState = kept.length === 0 ? is.lit(false) : is.and([is('state', 'in', kept), is.not(isEnded)]);
          return states.includes('ended') ? is.or([inState, isEnded]) : inState;
        });
      }
      if (asset !== undefined) query = query.where('asset', '=', asset);
      if (side !== undefined) query = query.where('side', '=', side);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).offset(offset).execute();
    },

    async openOrdersOfAds(ads) {
      if (ads.length === 0) return new Map();
      const rows = await db
        .selectFrom('c2cOrders')
        .select((of) => ['ad', of.fn.countAll<number>().as('count')])
        .where('ad', 'in', ads)
        .where('standing', '=', 'open')
        .where('state', 'in', ['unpaid', 'paid', 'appealed', 'disputed'])
        .groupBy('ad')
        .execute();
      return new Map(rows.map(({ ad, count }) => [ad, count]));
    },

    async isTrading(user) {
      const { rows } = await sql<{ isTrading: boolean }>`
        select exists (select from c2c_ads where owner = ${user} and state = 'on')
          or exists (select from c2c_orders where advertiser = ${user} and standing = 'open') as is_trading`.execute(
        db,
      );
      return rows[0]!.isTrading;
    },

    async traders(users) {
      if (users.length === 0) return [];
      const { rows } = await sql<TraderRow>`
        select users.id as user_id, ${shownName()} as nickname, level, standing, registered_at as member_since,
          coalesce(merchants.state, 'none') as merchant,
          (
            select coalesce(sum(amount), 0)::numeric(38,8) from merchant_deposits
            where owner = users.id and asset = 'USDT' and state = 'held'
          ) as deposit,
          coalesce(taking, true) as taking,
          exists (select from holders where owner = users.id and kind = 'desk') as simulated,
          exists (select from authenticators where user_id = users.id)
            or exists (select from passkeys where user_id = users.id) as second_factor,
          email is not null as email, phone is not null as phone,
          exists (select from push_devices where user_id = users.id) as browsers,
          seen_at
        from users
          left join merchants on merchants.user_id = users.id
          left join c2c_members on c2c_members.user_id = users.id
          left join presence on presence.user_id = users.id
        where users.id = any(${users}::bigint[])`.execute(db);
      return rows;
    },

    async setTaking(userId, taking) {
      await db
        .insertInto('c2cMembers')
        .values({ userId, taking })
        .onConflict((known) => known.column('userId').doUpdateSet({ taking }))
        .execute();
    },
  };
}
