import type { ReferralClaim, ReferralDeposit, ReferralMember, ReferralRebate, ReferralTrait } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

/** Somebody below with deposits that may be claimed, and everybody from them up to who looks. */
export type BelowRow = { readonly owner: number; readonly line: number; readonly way: readonly number[] };

export type LineRow = { readonly line: number; readonly people: number; readonly deposited: bigint };

/** A claim as staff see it. */
export type ClaimOfStaff = ReferralClaim & { readonly username: string };

export type ReferralFigures = {
  /** People who were invited by somebody. */
  readonly bound: number;
  readonly barred: number;
  readonly paid: bigint;
  readonly scheduled: bigint;
  readonly scheduledSince: number | null;
};

/** Somebody whose referrer was said at sign-up and is not in the core yet. */
export type Unbound = { readonly owner: number; readonly referrer: number };
/** Somebody whose document is not in the core yet. */
export type Unrecorded = { readonly owner: number; readonly digest: string };

export type ReferralReads = {
  member(owner: number): Promise<ReferralMember | undefined>;
  /** People of each of the four lines below somebody. */
  lines(owner: number): Promise<LineRow[]>;
  /** Those of the four lines who have deposits since a moment that still count. */
  below(owner: number, since: number): Promise<BelowRow[]>;
  deposits(owners: readonly number[], since: number): Promise<ReferralDeposit[]>;
  traits(owners: readonly number[]): Promise<ReferralTrait[]>;
  frozen(owners: readonly number[]): Promise<number[]>;
  /** Withdrawals that are under way. */
  withdrawing(owners: readonly number[]): Promise<{ readonly owner: number; readonly requestedAt: number }[]>;
  names(owners: readonly number[]): Promise<{ readonly id: number; readonly name: string }[]>;
  /** People of one line, who were bound last first. */
  people(owner: number, line: number, offset: number, count: number): Promise<string[]>;
  claims(owner: number, below: number, count: number): Promise<ReferralClaim[]>;
  claim(id: number): Promise<ReferralClaim | undefined>;
  claimOfDay(owner: number, day: number): Promise<ReferralClaim | undefined>;
  /** The first rebates of a claim. */
  rebates(claim: number, count: number): Promise<(ReferralRebate & { readonly name: string })[]>;
  /** What was paid to somebody, by line, and what waits. */
  got(owner: number): Promise<{ readonly line: number; readonly paid: bigint; readonly scheduled: bigint }[]>;
  unbound(count: number): Promise<Unbound[]>;
  /** The core has refused who invited somebody: nobody did. */
  forgetInviter(owner: number): Promise<void>;
  unrecorded(count: number): Promise<Unrecorded[]>;
  figures(): Promise<ReferralFigures>;
  waitingOfStaff(count: number): Promise<ClaimOfStaff[]>;
};

const LINES = 4;

/** Everybody of the four lines, with the way up. */
const treeBelow = (owner: number) => sql`
  with recursive tree as (
    select owner, 1 as line, array[owner, ${owner}::bigint] as way, bound_at
    from referral_members where referrer = ${owner}
    union all
    select member.owner, tree.line + 1, member.owner || tree.way, member.bound_at
    from referral_members as member join tree on member.referrer = tree.owner
    where tree.line < ${LINES}
  )`;

export function referralReads(db: Query): ReferralReads {
  const claims = () => db.selectFrom('referralClaims').selectAll('referralClaims');
  return {
    member: (owner) => db.selectFrom('referralMembers').selectAll().where('owner', '=', owner).executeTakeFirst(),

    async lines(owner) {
      const { rows } = await sql<LineRow>`${treeBelow(owner)}
        select tree.line, count(*)::int as people, sum(member.recharged)::numeric(38,8) as deposited
        from tree join referral_members as member on member.owner = tree.owner
        group by tree.line order by tree.line`.execute(db);
      return rows;
    },

    async below(owner, since) {
      const { rows } = await sql<BelowRow>`${treeBelow(owner)}
        select owner, line, way from tree
        where exists (
          select from referral_deposits as deposit
          where deposit.owner = tree.owner and deposit.status = 'counted' and deposit.at >= ${new Date(since)}
        )
        order by line, owner`.execute(db);
      return rows.map(({ owner: below, line, way }) => ({ owner: below, line, way: way.map(Number) }));
    },

    async deposits(owners, since) {
      if (owners.length === 0) return [];
      return db
        .selectFrom('referralDeposits')
        .selectAll()
        .where('owner', 'in', owners)
        .where('status', '=', 'counted')
        .where(sql<boolean>`at >= ${new Date(since)}`)
        .orderBy('id')
        .execute();
    },

    async traits(owners) {
      if (owners.length === 0) return [];
      return db.selectFrom('referralTraits').selectAll().where('owner', 'in', owners).execute();
    },

    async frozen(owners) {
      if (owners.length === 0) return [];
      const rows = await db
        .selectFrom('accountFreezes')
        .select('owner')
        .where('owner', 'in', owners)
        .where('state', '=', 'frozen')
        .execute();
      return rows.map(({ owner }) => owner);
    },

    async withdrawing(owners) {
      if (owners.length === 0) return [];
      return db
        .selectFrom('withdrawals')
        .select(['owner', 'requestedAt'])
        .where('owner', 'in', owners)
        .where('state', 'in', ['reviewing', 'approved', 'broadcasting'])
        .execute();
    },

    async names(owners) {
      if (owners.length === 0) return [];
      return db.selectFrom('users').select('id').select(shownName().as('name')).where('id', 'in', owners).execute();
    },

    async people(owner, line, offset, count) {
      const { rows } = await sql<{ name: string }>`${treeBelow(owner)}
        select ${shownName()} as name from tree join users on users.id = tree.owner
        where tree.line = ${line} order by tree.bound_at desc, tree.owner desc
        limit ${count} offset ${offset}`.execute(db);
      return rows.map(({ name }) => name);
    },

    claims: (owner, below, count) =>
      claims()
        .where('owner', '=', owner)
        .where('referralClaims.id', '<', below)
        .orderBy('referralClaims.id', 'desc')
        .limit(count)
        .execute(),

    claim: (id) => claims().where('referralClaims.id', '=', id).executeTakeFirst(),

    claimOfDay: (owner, day) => claims().where('owner', '=', owner).where('day', '=', day).executeTakeFirst(),

    rebates: (claim, count) =>
      db
        .selectFrom('referralRebates as rebate')
        .innerJoin('users', 'users.id', 'rebate.depositor')
        .selectAll('rebate')
        .select(shownName().as('name'))
        .where('rebate.claim', '=', claim)
        .orderBy('rebate.id')
        .limit(count)
        .execute(),

    async got(owner) {
      const { rows } = await sql<{ line: number; paid: bigint; scheduled: bigint }>`
        select rebate.line,
          coalesce(sum(rebate.amount) filter (where claim.status = 'paid'), 0)::numeric(38,8) as paid,
          coalesce(sum(rebate.amount) filter (where claim.status = 'scheduled'), 0)::numeric(38,8) as scheduled
        from referral_rebates as rebate join referral_claims as claim on claim.id = rebate.claim
        where rebate.owner = ${owner} group by rebate.line`.execute(db);
      return rows;
    },

    async unbound(count) {
      const { rows } = await sql<Unbound>`
        select users.id as owner, users.inviter as referrer from users
        join holders on holders.owner = users.id
        where users.inviter is not null and not exists (
          select from referral_members as member where member.owner = users.id and member.bound_at is not null
        )
        order by users.id limit ${count}`.execute(db);
      return rows;
    },

    async forgetInviter(owner) {
      await db.updateTable('users').set({ inviter: null }).where('id', '=', owner).execute();
    },

    async unrecorded(count) {
      const { rows } = await sql<Unrecorded>`
        select distinct review.user_id as owner, encode(review.document_hash, 'hex') as digest
        from reviews as review
        where review.state = 'passed' and review.document_hash is not null and not exists (
          select from referral_traits as trait
          where trait.owner = review.user_id and trait.kind = 'person'
            and trait.digest = encode(review.document_hash, 'hex')
        )
        order by 1, 2 limit ${count}`.execute(db);
      return rows;
    },

    async figures() {
      const { rows } = await sql<ReferralFigures>`
        select
          (select count(*) from referral_members where referrer is not null)::int as bound,
          (select count(*) from referral_members where not may_refer)::int as barred,
          (select coalesce(sum(amount), 0)::numeric(38,8) from referral_claims where status = 'paid') as paid,
          (select coalesce(sum(amount), 0)::numeric(38,8) from referral_claims where status = 'scheduled') as scheduled,
          (select min(at) from referral_claims where status = 'scheduled') as scheduled_since`.execute(db);
      return rows[0]!;
    },

    waitingOfStaff: (count) =>
      claims()
        .innerJoin('users', 'users.id', 'referralClaims.owner')
        .select('users.username')
        .where('referralClaims.status', '=', 'scheduled')
        .orderBy('referralClaims.id')
        .limit(count)
        .execute(),
  };
}
