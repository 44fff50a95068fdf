import type { NoticeChannel } from '@quay/contract/c2c';
import type { ContractTopic } from '@quay/contract/perpetual';
import type { Cover, Delivery, Liquidation, MarginWarning, SettingChange, Taking } from '@quay/core';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database, Query } from '../../database.ts';
import type { NoticeTables } from './notice-tables.ts';
import { type UnnotifiedOfAlerts, unnotifiedOfAlerts } from './unnotified-of-alerts.ts';
import { type UnnotifiedOfCredit, unnotifiedOfCredit } from './unnotified-of-credit.ts';
import { type UnnotifiedOfEarn, unnotifiedOfEarn } from './unnotified-of-earn.ts';
import { type UnnotifiedOfFollowing, unnotifiedOfFollowing } from './unnotified-of-following.ts';
import { type UnnotifiedOfLiquidity, unnotifiedOfLiquidity } from './unnotified-of-liquidity.ts';
import { type UnnotifiedOfLoans, unnotifiedOfLoans } from './unnotified-of-loans.ts';
import { type UnnotifiedOfReferral, unnotifiedOfReferral } from './unnotified-of-referral.ts';

export type ContractChoice = Readonly<Record<ContractTopic, readonly NoticeChannel[]>>;

/** Something that a user is told. `params` is what its words are filled with. */
export type ContractNoticeRow = Pick<
  Selectable<NoticeTables['perpetualNotices']>,
  'id' | 'userId' | 'event' | 'contract' | 'params' | 'at'
>;
export type NewContractNotice = Omit<ContractNoticeRow, 'id'> & {
  /** The row of the core that it is about: it is said once. */
  readonly reference: number;
  /** The step of a liquidation that it is about. */
  readonly step: number | null;
};
export type ListedNotice = ContractNoticeRow & { readonly seen: boolean; readonly receipt: number | null };

/** A step of a liquidation as who was deleveraged by it sees it. */
export type Deleveraged = Taking & Pick<Liquidation, 'markPrice'>;

/** What happened since users were last told: rows of people alone, each kind in the order in which it happened. */
export type Unnotified = {
  readonly warnings: readonly MarginWarning[];
  readonly liquidations: readonly Liquidation[];
  readonly takings: readonly Deleveraged[];
  /** Profits that paid a funding. */
  readonly covers: readonly Cover[];
  readonly settings: readonly SettingChange[];
  /** Positions that ended with their contracts. */
  readonly deliveries: readonly Delivery[];
} & UnnotifiedOfFollowing &
  UnnotifiedOfLoans &
  UnnotifiedOfEarn &
  UnnotifiedOfCredit &
  UnnotifiedOfLiquidity &
  UnnotifiedOfAlerts &
  UnnotifiedOfReferral;

export type ContractNoticesReads = {
  /**
   * Tells users what happened since the last time: what `noticesOf` makes of it becomes notices in the transaction that
   * moves the marks, so that nothing is told twice or left out. Gives what was added.
   */
  notifyUsers(
    count: number,
    noticesOf: (
      unnotified: Unnotified,
      holders: (contract: string) => Promise<number[]>,
    ) => Promise<NewContractNotice[]>,
  ): Promise<ContractNoticeRow[]>;
  /** Takes what browsers are to get now; whoever takes it sends it. */
  takeContractPushes(at: number): Promise<ContractNoticeRow[]>;
  /** The same for letters; of users who just had one only where a warning is among them. */
  takeContractLetters(at: number, between: number): Promise<ContractNoticeRow[]>;
  contractNotices(user: number, below: number, count: number): Promise<ListedNotice[]>;
  unseenNotices(user: number): Promise<number>;
  seeNotices(user: number, upTo: number, at: number): Promise<void>;
  contractChoice(user: number): Promise<ContractChoice>;
  saveContractChoice(user: number, choice: ContractChoice): Promise<void>;
};

type Kind = Selectable<NoticeTables['perpetualNoticeMarks']>['kind'];
type All = Transaction<Database>;

const kinds = [
  'warnings',
  'liquidations',
  'takings',
  'covers',
  'settings',
  'copies',
  'shares',
  'deliveries',
  'loanWarnings',
  'loanSales',
  'loansOverdue',
  'earnFlows',
  'earnWaiting',
  'credits',
  'liquidityDays',
  'priceAlerts',
  'referralClaims',
] as const satisfies readonly Kind[];
const users = sql`(select owner from holders where kind = 'user')`;
const columnsOfNotice = ['id', 'userId', 'event', 'contract', 'params', 'at'] as const;
const DEFAULT: ContractChoice = { risk: ['app', 'email'], activity: ['app', 'email'], alerts: ['app'] };

export function contractNoticesReads(db: Query): ContractNoticesReads {
  const take = (channel: 'pushedAt' | 'notifiedAt', at: number) =>
    db
      .updateTable('perpetualNotices')
      .set({ [channel]: new Date(at) })
      .where(channel, 'is', null);

  return {
    notifyUsers: (count, noticesOf) =>
      db.transaction().execute(async (all) => {
        const marks = await all.selectFrom('perpetualNoticeMarks').selectAll().orderBy('kind').forUpdate().execute();
        const upto = Object.fromEntries(marks.map((mark) => [mark.kind, mark.upto])) as Record<Kind, number>;
        // Read before the rows: whatever is not among them by then is of nobody who is told.
        const ends = await endsOf(all);
        const unnotified = await unnotifiedOf(all, upto, count);
        for (const kind of kinds) {
          const rows = unnotified[kind];
          const read = Math.max(rows.at(-1)?.id ?? 0, rows.length < count ? ends[kind] : 0);
          if (read <= upto[kind]) continue;
          await all.updateTable('perpetualNoticeMarks').set({ upto: read }).where('kind', '=', kind).execute();
        }
        const notices = await noticesOf(unnotified, (contract) => holdersOf(all, contract));
        if (notices.length === 0) return [];
        return all
          .insertInto('perpetualNotices')
          .values(
            notices.map(({ at, params, ...notice }) => ({
              ...notice,
              params: JSON.stringify(params),
              at: new Date(at),
              seenAt: null,
              pushedAt: null,
              notifiedAt: null,
            })),
          )
          .onConflict((known) => known.columns(['userId', 'event', 'reference']).doNothing())
          .returning(columnsOfNotice)
          .execute();
      }),

    takeContractPushes: (at) => take('pushedAt', at).returning(columnsOfNotice).execute(),

    takeContractLetters: (at, between) =>
      take('notifiedAt', at)
        .where(
          sql<boolean>`(user_id not in (
            select user_id from perpetual_notices where notified_at > ${new Date(at - between)}
          ) or user_id in (
            select user_id from perpetual_notices where notified_at is null and event in ('warned', 'loan-warned')
          ))`,
        )
        .returning(columnsOfNotice)
        .execute(),

    contractNotices: (user, below, count) =>
      db
        .selectFrom('perpetualNotices')
        .leftJoin('perpetualReceipts as receipt', (join) =>
          join.onRef('receipt.reference', '=', 'perpetualNotices.step').on('receipt.kind', '=', 'liquidation'),
        )
        .select([
          'perpetualNotices.id',
          'userId',
          'event',
          'perpetualNotices.contract',
          'params',
          'perpetualNotices.at',
          'receipt.number as receipt',
        ])
        .select(sql<boolean>`seen_at is not null`.as('seen'))
        .where('userId', '=', user)
        .where('perpetualNotices.id', '<', below)
        .orderBy('perpetualNotices.id', 'desc')
        .limit(count)
        .execute(),

    async unseenNotices(user) {
      const { count } = await db
        .selectFrom('perpetualNotices')
        .select(sql<number>`count(*)::int`.as('count'))
        .where('userId', '=', user)
        .where('seenAt', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },

    async seeNotices(user, upTo, at) {
      const unseen = db
        .updateTable('perpetualNotices')
        .set({ seenAt: new Date(at) })
        .where('userId', '=', user);
      await unseen.where('id', '<=', upTo).where('seenAt', 'is', null).execute();
    },

    async contractChoice(user) {
      const found = await db
        .selectFrom('perpetualNoticeChoices')
        .select(['risk', 'activity', 'alerts'])
        .where('userId', '=', user)
        .executeTakeFirst();
      return found ?? DEFAULT;
    },

    async saveContractChoice(user, { risk, activity, alerts }) {
      const row = { risk: [...risk], activity: [...activity], alerts: [...alerts] };
      await db
        .insertInto('perpetualNoticeChoices')
        .values({ userId: user, ...row })
        .onConflict((known) => known.column('userId').doUpdateSet(row))
        .execute();
    },
  };
}

/** The last row of each kind. */
async function endsOf(all: All): Promise<Record<Kind, number>> {
  const last = (table: string) => sql<number>`(select coalesce(max(id), 0) from ${sql.table(table)})`;
  return all
    .selectNoFrom([
      last('perpetual_margin_warnings').as('warnings'),
      last('perpetual_liquidations').as('liquidations'),
      last('perpetual_takings').as('takings'),
      last('perpetual_covers').as('covers'),
      last('perpetual_setting_changes').as('settings'),
      last('following_copy_orders').as('copies'),
      last('following_shares').as('shares'),
      last('perpetual_deliveries').as('deliveries'),
      last('loan_warnings').as('loanWarnings'),
      last('loan_sales').as('loanSales'),
      last('loan_records').as('loansOverdue'),
      last('earn_flows').as('earnFlows'),
      last('earn_scheduled').as('earnWaiting'),
      last('credit_events').as('credits'),
      sql<number>`(select coalesce(max(turn), 0) from liquidity_days)`.as('liquidityDays'),
      sql<number>`(select coalesce(max(fired), 0) from price_alerts)`.as('priceAlerts'),
      sql<number>`(select coalesce(max(turn), 0) from referral_claims)`.as('referralClaims'),
    ])
    .executeTakeFirstOrThrow();
}

async function unnotifiedOf(all: All, upto: Readonly<Record<Kind, number>>, count: number): Promise<Unnotified> {
  return {
    warnings: await all
      .selectFrom('perpetualMarginWarnings')
      .selectAll()
      .where('id', '>', upto.warnings)
      .where(sql<boolean>`owner in ${users}`)
      .orderBy('id')
      .limit(count)
      .execute(),
    liquidations: await all
      .selectFrom('perpetualLiquidations')
      .selectAll()
      .where('id', '>', upto.liquidations)
      .where('closed', '>', 0n)
      .where(sql<boolean>`owner in ${users}`)
      .orderBy('id')
      .limit(count)
      .execute(),
    takings: await all
      .selectFrom('perpetualTakings as taking')
      .innerJoin('perpetualLiquidations as step', 'step.id', 'taking.liquidation')
      .selectAll('taking')
      .select('step.markPrice')
      .where('taking.id', '>', upto.takings)
      .where('taking.kind', '=', 'adl')
      .where(sql<boolean>`taking.counterparty in ${users}`)
      .orderBy('taking.id')
      .limit(count)
      .execute(),
    covers: await all
      .selectFrom('perpetualCovers as cover')
      .innerJoin('perpetualFundingPayments as payment', 'payment.id', 'cover.trade')
      .selectAll('cover')
      .where('cover.id', '>', upto.covers)
      .where(sql<boolean>`cover.owner in ${users}`)
      .orderBy('cover.id')
      .limit(count)
      .execute(),
    settings: await all
      .selectFrom('perpetualSettingChanges')
      .selectAll()
      .where('id', '>', upto.settings)
      .orderBy('id')
      .limit(count)
      .execute(),
    deliveries: await all
      .selectFrom('perpetualDeliveries')
      .selectAll()
      .where('id', '>', upto.deliveries)
      .where(sql<boolean>`owner in ${users}`)
      .orderBy('id')
      .limit(count)
      .execute(),
    ...(await unnotifiedOfFollowing(all, upto, count)),
    ...(await unnotifiedOfLoans(all, upto, count)),
    ...(await unnotifiedOfEarn(all, upto, count)),
    ...(await unnotifiedOfCredit(all, upto.credits, count)),
    ...(await unnotifiedOfLiquidity(all, upto.liquidityDays, count)),
    ...(await unnotifiedOfAlerts(all, upto.priceAlerts, count)),
    ...(await unnotifiedOfReferral(all, upto.referralClaims, count)),
  };
}

/** People with a position in a contract. */
async function holdersOf(all: All, contract: string): Promise<number[]> {
  const rows = await all
    .selectFrom('perpetualPositions')
    .select('owner')
    .where('contract', '=', contract)
    .where('quantity', '<>', 0n)
    .where(sql<boolean>`owner in ${users}`)
    .orderBy('owner')
    .execute();
  return rows.map(({ owner }) => owner);
}
