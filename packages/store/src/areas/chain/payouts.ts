import type { Level } from '@quay/contract/identity';
import type { RiskSignal, WithdrawalState } from '@quay/contract/wallet';
import type { Debt, HotWallet, Outflow, Withdrawal, WithdrawalDay, WithdrawalRevision } from '@quay/core';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { ChainTables } from './tables.ts';

export type CaseRow = Selectable<ChainTables['withdrawalCases']>;

/** A withdrawal as staff list it. */
export type WithdrawalCase = Withdrawal & {
  readonly username: string;
  readonly level: Level;
  readonly memberSince: number;
  readonly signals: RiskSignal[] | null;
  readonly device: string | null;
  readonly firstByName: string | null;
  readonly secondByName: string | null;
};

/** What a user's past says to the rules. */
export type WithdrawalPast = {
  /** Withdrawals that were paid. */
  readonly count: number;
  readonly total: bigint;
  readonly toThisAddress: number;
  /** Asked for in this UTC day and not rejected or failed. */
  readonly today: bigint;
  /** Of the devices that withdrawals were asked for from; empty before the first. */
  readonly devices: readonly string[];
  /** Somebody else has saved this address, or was paid there. */
  readonly ofOthers: boolean;
  readonly deposits: { readonly count: number; readonly total: bigint; readonly latestAt: number | null };
};

export type PayoutReads = {
  /** What the payouts have to do on a network, the oldest first. */
  withdrawalsUnderWay(network: string): Promise<Withdrawal[]>;
  /** Newest first. */
  withdrawalsOf(
    owner: number,
    wanted: {
      readonly state?: WithdrawalState | undefined;
      readonly before?: number | undefined;
      readonly size: number;
    },
  ): Promise<Withdrawal[]>;
  withdrawalOf(owner: number, id: number): Promise<Withdrawal | undefined>;
  /** Whoever it is of. */
  withdrawal(id: number): Promise<Withdrawal | undefined>;
  /** How often a change of the chain revised a withdrawal, and what of it is bad debt; nothing for most. */
  revisionOf(withdrawal: number): Promise<WithdrawalRevision | undefined>;
  /** Withdrawals of a network with a debt of their owner, and those that are on their way again. */
  revisions(network: string): Promise<(WithdrawalRevision & Pick<Withdrawal, 'state' | 'amount'>)[]>;
  /** What a transaction that is not ours took, by coin. */
  outflowsOf(network: string, txHash: string): Promise<Outflow[]>;
  /** Hot wallets of a network after the first one, in order. */
  hotWallets(network: string): Promise<HotWallet[]>;
  /** Withdrawals on their way whose nonce a transaction of somebody else has used. */
  nonceTaken(network: string): Promise<Withdrawal[]>;
  /** Withdrawals on their way that a hot wallet signed whose key is lost. */
  keyLost(network: string): Promise<Withdrawal[]>;
  /** Debts of owners whose withdrawal of a network was paid after its coins were given back. */
  paidTwice(network: string): Promise<Debt[]>;
  /** What an earlier request of the owner with this id came to. */
  withdrawalOfRequest(owner: number, requestId: string): Promise<Withdrawal | undefined>;
  /** The one that is still on its way. */
  pendingWithdrawal(owner: number): Promise<number | undefined>;
  withdrawalDay(owner: number): Promise<WithdrawalDay | undefined>;
  addCase(one: Omit<CaseRow, 'signals'> & { readonly signals: readonly RiskSignal[] }): Promise<void>;
  /** Those that wait for staff, the oldest first; or those in a named state, the newest first. */
  withdrawalCases(wanted: {
    readonly state?: WithdrawalState | undefined;
    readonly before?: number | undefined;
    readonly size: number;
  }): Promise<WithdrawalCase[]>;
  withdrawalCase(id: number): Promise<WithdrawalCase | undefined>;
  withdrawalPast(owner: number, address: string, now: number, but?: number): Promise<WithdrawalPast>;
  /** What was asked for of a coin on a network since a moment, and not rejected or failed. */
  withdrawnSince(network: string, asset: string, since: number): Promise<bigint>;
};

const DAY_MS = 24 * 60 * 60_000;

export function payoutReads(db: Query): PayoutReads {
  const cases = () =>
    db
      .selectFrom('withdrawals')
      .innerJoin('users', 'users.id', 'withdrawals.owner')
      .leftJoin('withdrawalCases as judged', 'judged.withdrawalId', 'withdrawals.id')
      .leftJoin('staffMembers as first', 'first.id', 'withdrawals.firstBy')
      .leftJoin('staffMembers as second', 'second.id', 'withdrawals.secondBy')
      .selectAll('withdrawals')
      .select(['users.username', 'users.level', 'users.registeredAt as memberSince'])
      .select(['judged.signals', 'judged.device', 'first.username as firstByName', 'second.username as secondByName']);
  /** Of the withdrawals that are broadcast on a network those for which something is so. */
  const onTheirWay = (network: string, isSo: RawBuilder<boolean>) =>
    db
      .selectFrom('withdrawals')
      .selectAll()
      .where('network', '=', network)
      .where('state', '=', 'broadcasting')
      .where(isSo)
      .orderBy('id')
      .execute();

  return {
    withdrawalsUnderWay: (network) =>
      db
        .selectFrom('withdrawals')
        .selectAll()
        .where('network', '=', network)
        .where('state', 'in', ['approved', 'broadcasting'])
        // The core signs nothing past a reversed deposit or a debt: the signer is not asked before staff have decided.
        .where(
          sql<boolean>`(state = 'broadcasting' or not exists (
            select from withdrawal_reversals r where r.withdrawal = withdrawals.id and r.state = 'new'
          ) and not exists (select from debts d where d.owner = withdrawals.owner and d.state = 'open'))`,
        )
        .orderBy('id')
        .execute(),

    withdrawalsOf(owner, { state, before, size }) {
      let query = db.selectFrom('withdrawals').selectAll().where('owner', '=', owner);
      if (state !== undefined) query = query.where('state', '=', state);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    withdrawalOf: (owner, id) =>
      db.selectFrom('withdrawals').selectAll().where('owner', '=', owner).where('id', '=', id).executeTakeFirst(),

    withdrawal: (id) => db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirst(),

    revisionOf: (withdrawal) =>
      db.selectFrom('withdrawalRevisions').selectAll().where('withdrawal', '=', withdrawal).executeTakeFirst(),

    revisions: (network) =>
      db
        .selectFrom('withdrawalRevisions')
        .innerJoin('withdrawals', 'withdrawals.id', 'withdrawalRevisions.withdrawal')
        .selectAll('withdrawalRevisions')
        .select(['withdrawals.state', 'withdrawals.amount'])
        .where('withdrawals.network', '=', network)
        .where((is) => is.or([is('withdrawalRevisions.debt', '>', 0n), is('withdrawals.state', '=', 'broadcasting')]))
        .orderBy('withdrawalRevisions.withdrawal')
        .execute(),

    outflowsOf: (network, txHash) =>
      db.selectFrom('outflows').selectAll().where('network', '=', network).where('txHash', '=', txHash).execute(),

    hotWallets: (network) =>
      db.selectFrom('hotWallets').selectAll().where('network', '=', network).orderBy('wallet').execute(),

    nonceTaken: (network) =>
      onTheirWay(
        network,
        sql<boolean>`exists (
            select from chain_transactions paid
            join chain_transactions other using (network, sender, nonce)
            where paid.kind = 'withdrawal' and paid.reference = withdrawals.id and other.kind = 'foreign'
          )`,
      ),

    keyLost: (network) =>
      onTheirWay(
        network,
        sql<boolean>`exists (
            select from chain_transactions paid
            join hot_wallets next on next.network = paid.network and next.lost
            left join hot_wallets mine on mine.network = next.network and mine.wallet = next.wallet - 1
            where paid.kind = 'withdrawal' and paid.reference = withdrawals.id and (
              paid.sender = mine.address or mine.address is null and paid.sender not in (
                select address from hot_wallets where network = ${network}
              )
            )
          )`,
      ),

    paidTwice: (network) =>
      db
        .selectFrom('debts')
        .innerJoin('withdrawals', 'withdrawals.id', 'debts.reference')
        .selectAll('debts')
        .where('debts.cause', '=', 'withdrawal-paid-twice')
        .where('debts.state', '=', 'open')
        .where('withdrawals.network', '=', network)
        .orderBy('debts.id')
        .execute(),

    withdrawalOfRequest: (owner, requestId) =>
      db
        .selectFrom('withdrawals')
        .selectAll()
        .where(
          sql<boolean>`id = (
            select reference from requests
            where owner = ${owner} and request_id = ${requestId} and kind = 'withdrawal'
          )`,
        )
        .executeTakeFirst(),

    async pendingWithdrawal(owner) {
      const pending = await db
        .selectFrom('withdrawals')
        .select('id')
        .where('owner', '=', owner)
        .where('state', 'in', ['reviewing', 'approved', 'broadcasting'])
        .executeTakeFirst();
      return pending?.id;
    },

    withdrawalDay: (owner) => db.selectFrom('withdrawalDays').selectAll().where('owner', '=', owner).executeTakeFirst(),

    async addCase({ at, signals, ...one }) {
      await db
        .insertInto('withdrawalCases')
        .values({ ...one, signals: [...signals], at: new Date(at) })
        .onConflict((known) => known.doNothing())
        .execute();
    },

    withdrawalCases({ state, before, size }) {
      const [direction, after] = state === undefined ? (['asc', '>'] as const) : (['desc', '<'] as const);
      let query = cases();
      if (state !== undefined) query = query.where('withdrawals.state', '=', state);
      else {
        // One that is approved waits for staff again when a deposit of its owner was reversed.
        query = query.where(
          sql<boolean>`(withdrawals.state = 'reviewing' or withdrawals.state = 'approved' and exists (
            select from withdrawal_reversals r where r.withdrawal = withdrawals.id and r.state <> 'over'
          ))`,
        );
      }
      if (before !== undefined) query = query.where('withdrawals.id', after, before);
      return query.orderBy('withdrawals.id', direction).limit(size).execute();
    },

    withdrawalCase: (id) => cases().where('withdrawals.id', '=', id).executeTakeFirst(),

    async withdrawalPast(owner, address, now, but = 0) {
      const dayStart = new Date(now - (now % DAY_MS));
      const to = address.toLowerCase();
      const { rows } = await sql<Omit<WithdrawalPast, 'deposits' | 'devices'> & { readonly devices: string[] | null }>`
        select
          count(*) filter (where state = 'success') as count,
          coalesce(sum(amount) filter (where state = 'success'), 0)::numeric(38,8) as total,
          count(*) filter (where state = 'success' and lower(address) = ${to}) as to_this_address,
          coalesce(
            sum(amount) filter (where requested_at >= ${dayStart} and state not in ('rejected', 'failed')), 0
          )::numeric(38,8) as today,
          (select array_agg(distinct device) from withdrawal_cases where user_id = ${owner} and withdrawal_id <> ${but})
            as devices,
          exists (
            select from saved_addresses
            where lower(address) = ${to} and user_id <> ${owner} and removed_at is null
          ) or exists (
            select from withdrawals where lower(address) = ${to} and owner <> ${owner} and state <> 'rejected'
          ) as of_others
        from withdrawals where owner = ${owner} and id <> ${but}`.execute(db);
      const came = await sql<WithdrawalPast['deposits']>`
        select count(*) as count, coalesce(sum(amount), 0)::numeric(38,8) as total, max(credited_at) as latest_at
        from credits where owner = ${owner} and state = 'credited'`.execute(db);
      const { devices, ...past } = rows[0]!;
      return { ...past, devices: devices ?? [], deposits: came.rows[0]! };
    },

    async withdrawnSince(network, asset, since) {
      const { rows } = await sql<{ amount: bigint }>`
        select coalesce(sum(amount), 0)::numeric(38,8) as amount from withdrawals
        where network = ${network} and asset = ${asset} and requested_at >= ${new Date(since)}
          and state not in ('rejected', 'failed')`.execute(db);
      return rows[0]!.amount;
    },
  };
}
