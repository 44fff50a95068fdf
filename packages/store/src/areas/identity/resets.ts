import type { ResetState, ResetSubject } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { endAllOf, freezeRow } from './security.ts';

export type ResetRow = {
  readonly id: number;
  readonly number: string;
  /** Nothing where no account has that name. */
  readonly userId: number | null;
  readonly username: string;
  readonly subjects: readonly ResetSubject[];
  readonly contactEmail: string;
  readonly explanation: string;
  readonly documents: readonly string[];
  readonly address: string;
  readonly knownAddress: boolean;
  readonly state: ResetState;
  readonly appliedAt: number;
  readonly dueAt: number;
  readonly holdUntil: number | null;
};

export type DecisionRow = {
  readonly staffId: number;
  readonly by: string;
  readonly approve: boolean;
  readonly remark: string;
  readonly at: number;
};

/** What came of a decision. `lost`: where the account was reached until now, for telling it. */
export type Decided =
  | { readonly state: 'seconded' | 'rejected'; readonly reset: ResetRow }
  | {
      readonly state: 'done';
      readonly reset: ResetRow;
      readonly lost: { readonly email: string | null; readonly phone: string | null };
    };

export type ResetReads = {
  /** Adds a request; `pending` when one for this account, or this name, waits already. */
  addReset(
    reset: Omit<ResetRow, 'id' | 'state' | 'holdUntil' | 'knownAddress'>,
  ): Promise<{ readonly id: number } | 'pending'>;
  resetByNumber(number: string): Promise<ResetRow | undefined>;
  reset(id: number): Promise<ResetRow | undefined>;
  /** Those that wait, the most urgent first; or those in a named state, the newest first. */
  resets(page: {
    readonly state?: ResetState | undefined;
    readonly before?: number | undefined;
    readonly size: number;
  }): Promise<ResetRow[]>;
  /** In the order in which they were made. */
  resetDecisions(id: number): Promise<DecisionRow[]>;
  /**
   * Writes a member of staff's decision, and what follows from it, all or nothing. A rejection takes one, an approval
   * takes two different people, which the database's own key sees to.
   */
  decideReset(decision: {
    readonly id: number;
    readonly staff: number;
    readonly approve: boolean;
    readonly remark: string;
    readonly at: number;
    /** When the hold ends that was placed already; without one nothing is taken off. */
    readonly heldUntil: number | undefined;
  }): Promise<Decided | 'unknown' | 'decided' | 'no account' | 'same person' | 'hold first'>;
  /** Stops one that waits, or whose hold lasts, and freezes the account; false when it is too late. */
  stopReset(id: number, at: number): Promise<boolean>;
};

const RESET = [
  'id',
  'number',
  'userId',
  'username',
  'subjects',
  'contactEmail',
  'explanation',
  'documents',
  'address',
  'knownAddress',
  'state',
  'appliedAt',
  'dueAt',
  'holdUntil',
] as const;
const WAITING: readonly ResetState[] = ['applied', 'seconded'];

export function resetReads(db: Query): ResetReads {
  return {
    addReset: ({ appliedAt, dueAt, subjects, documents, ...reset }) =>
      db.transaction().execute(async (all) => {
        // A name that nobody has waits alike: two requests for it side by side are as visible as for an account.
        const name = `reset ${reset.userId ?? reset.username.toLowerCase()}`;
        await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(all);
        const waiting = all.selectFrom('resetRequests').select('id').where('state', 'in', WAITING);
        const same =
          reset.userId === null
            ? waiting.where('userId', 'is', null).where(sql`lower(username)`, '=', reset.username.toLowerCase())
            : waiting.where('userId', '=', reset.userId);
        if (await same.executeTakeFirst()) return 'pending';
        const before = all
          .selectFrom('sessions')
          .select('id')
          .where('userId', '=', reset.userId ?? 0);
        const known = await before.where('address', '=', reset.address).executeTakeFirst();
        return all
          .insertInto('resetRequests')
          .values({
            ...reset,
            subjects: [...subjects],
            documents: [...documents],
            knownAddress: known !== undefined,
            state: 'applied',
            appliedAt: new Date(appliedAt),
            dueAt: new Date(dueAt),
            holdUntil: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      }),

    resetByNumber: (number) =>
      db.selectFrom('resetRequests').select(RESET).where('number', '=', number).executeTakeFirst(),

    reset: (id) => db.selectFrom('resetRequests').select(RESET).where('id', '=', id).executeTakeFirst(),

    async resets({ state, before, size }) {
      let query = db.selectFrom('resetRequests').select(RESET).limit(size);
      if (state) {
        query = query.where('state', '=', state).orderBy('id', 'desc');
        return (before === undefined ? query : query.where('id', '<', before)).execute();
      }
      query = query.where('state', 'in', WAITING).orderBy('dueAt').orderBy('id');
      if (before === undefined) return query.execute();
      // The page after that row, in the order of urgency.
      const last = sql`(select due_at, id from reset_requests where id = ${before})`;
      return query.where(sql<boolean>`(due_at, id) > ${last}`).execute();
    },

    resetDecisions: (id) =>
      db
        .selectFrom('resetDecisions')
        .innerJoin('staffMembers', 'staffMembers.id', 'resetDecisions.staffId')
        .select(['staffId', 'staffMembers.username as by', 'approve', 'remark', 'at'])
        .where('resetId', '=', id)
        .orderBy('at')
        .execute(),

    decideReset: ({ id, staff, approve, remark, at, heldUntil }) =>
      db.transaction().execute(async (all) => {
        const reset = await all
          .selectFrom('resetRequests')
          .select(RESET)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!reset) return 'unknown';
        if (!WAITING.includes(reset.state)) return 'decided';
        if (approve && reset.userId === null) return 'no account';
        if (approve && reset.state === 'seconded' && heldUntil === undefined) return 'hold first';
        const decision = { resetId: id, staffId: staff, approve, remark, at: new Date(at) };
        const made = all.insertInto('resetDecisions').values(decision);
        const { numInsertedOrUpdatedRows } = await made
          // Whoever approved it may still reject it.
          .onConflict((own) =>
            own
              .columns(['resetId', 'staffId'])
              .doUpdateSet({ approve, remark, at: new Date(at) })
              .where('resetDecisions.approve', '<>', approve),
          )
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return 'same person';
        const become = (state: ResetState, holdUntil?: number) =>
          all
            .updateTable('resetRequests')
            .set({ state, holdUntil: holdUntil === undefined ? null : new Date(holdUntil) })
            .where('id', '=', id)
            .execute();
        if (!approve || reset.state === 'applied') {
          const state = approve ? 'seconded' : 'rejected';
          await become(state);
          return { state, reset };
        }
        const lost = await takeOff(all, reset);
        await become('done', heldUntil);
        return { state: 'done', reset: { ...reset, holdUntil: heldUntil ?? null }, lost };
      }),

    stopReset: (id, at) =>
      db.transaction().execute(async (all) => {
        const reset = await all
          .selectFrom('resetRequests')
          .select(RESET)
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!reset || reset.userId === null) return false;
        const lasts = reset.state === 'done' && (reset.holdUntil ?? 0) > at;
        if (!WAITING.includes(reset.state) && !lasts) return false;
        await all.updateTable('resetRequests').set({ state: 'stopped' }).where('id', '=', id).execute();
        // Once a reset is done, what the account is secured with may be a thief's: then staff open it again.
        await freezeRow(all, reset.userId, lasts ? 'staff' : 'owner');
        await endAllOf(all, reset.userId);
        return true;
      }),
  };
}

/** Takes what its owner can no longer use off an account, and gives where it was reached until now. */
async function takeOff(all: Query, { userId, subjects, contactEmail }: ResetRow) {
  const user = userId!;
  const mine = all.selectFrom('users').select(['email', 'phone']).where('id', '=', user).forUpdate();
  const lost = await mine.executeTakeFirstOrThrow();
  if (subjects.includes('password')) await set({ passwordHash: null });
  if (subjects.includes('email')) {
    const others = all.selectFrom('users').select('id').where(sql`lower(email)`, '=', contactEmail.toLowerCase());
    const isOthers = await others.where('id', '<>', user).executeTakeFirst();
    // The address may have an account of its own; this one is then without, and its owner binds another.
    await set({ email: isOthers ? null : contactEmail });
  }
  if (subjects.includes('phone')) await set({ phone: null });
  if (subjects.includes('authenticator')) {
    for (const table of ['authenticators', 'begunAuthenticators', 'recoveryCodes', 'passkeys'] as const) {
      await all.deleteFrom(table).where('userId', '=', user).execute();
    }
  }
  await endAllOf(all, user);
  return lost;

  async function set(values: { passwordHash?: null; email?: string | null; phone?: null }): Promise<void> {
    await all.updateTable('users').set(values).where('id', '=', user).execute();
  }
}
