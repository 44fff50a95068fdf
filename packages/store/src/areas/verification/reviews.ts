import { type Level, levels } from '@quay/contract/identity';
import type { ReviewKind, ReviewState } from '@quay/contract/staff';
import type { UploadPurpose } from '@quay/contract/upload';
import { type MerchantState, type RejectReason, verificationKinds } from '@quay/contract/verification';
import { sql } from 'kysely';
import { stateOf } from '../../connection.ts';
import type { Query } from '../../database.ts';

export type ReviewRow = {
  readonly id: number;
  readonly userId: number;
  readonly username: string;
  readonly kind: ReviewKind;
  readonly state: ReviewState;
  /** 1 for the first, more after rejections. */
  readonly attempt: number;
  readonly sealed: Uint8Array;
  readonly documentHash: Uint8Array | null;
  readonly appliedAt: number;
  readonly dueAt: number;
  readonly takenBy: number | null;
  readonly takenByName: string | null;
  readonly takenAt: number | null;
  readonly decidedByName: string | null;
  readonly decidedAt: number | null;
  readonly reason: RejectReason | null;
  readonly remark: string | null;
};

export type Application = {
  readonly user: number;
  readonly kind: ReviewKind;
  readonly sealed: Uint8Array;
  readonly documentHash: Uint8Array | null;
  readonly at: number;
  readonly dueAt: number;
  /** Uploads that it needs, each of the user and for the purpose. */
  readonly files: readonly { readonly field: string; readonly id: string }[];
  readonly purpose: UploadPurpose;
  /** What must have passed before; nothing for the first. */
  readonly level: Level;
};

export type Decision = {
  readonly review: number;
  readonly staff: number;
  readonly pass: boolean;
  readonly reason: RejectReason | null;
  readonly remark: string | null;
  readonly at: number;
};

/** Why an application is not taken. */
export type Refused =
  | { readonly no: 'image-unknown'; readonly field: string }
  | { readonly no: 'level-before-missing' | 'already-passed' | 'already-submitted' | 'document-taken' };
export type Applied = { readonly review: ReviewRow } | Refused;

export type ReviewsWanted = {
  readonly kinds: readonly ReviewKind[];
  /** Those that wait, the most urgent first, when no state is named; else the newest first. */
  readonly state?: ReviewState | undefined;
  readonly before?: number | undefined;
  readonly size: number;
};

export type ReviewReads = {
  /** Validates and writes an application in one piece, its uploads with it. */
  apply(application: Application): Promise<Applied>;
  review(id: number): Promise<ReviewRow | undefined>;
  reviews(wanted: ReviewsWanted): Promise<ReviewRow[]>;
  /** The last application of each kind. */
  latestReviews(user: number): Promise<ReviewRow[]>;
  /** The last application for basic verification of each of these users. */
  latestBasic(users: readonly number[]): Promise<ReviewRow[]>;
  /** All of one user, the newest first. */
  reviewsOf(user: number): Promise<ReviewRow[]>;
  /** How many other users ever applied with this document. */
  usersOfDocument(documentHash: Uint8Array, but: number): Promise<number>;
  /** Takes one that waits, that is the asker's already, or that somebody left since a moment; gives whether. */
  takeReview(id: number, staff: number, at: number, leftBefore: number): Promise<boolean>;
  /** A member of staff opened a picture or masked field of one. */
  addOpening(id: number, staff: number, name: string, at: number): Promise<void>;
  /** What a member of staff opened of one since a moment. */
  openedOf(id: number, staff: number, since: number): Promise<string[]>;
  /** Decides one that this member of staff has taken, and all that follows from it; gives whether. */
  decideReview(decision: Decision): Promise<boolean>;
};

export function reviewReads(db: Query): ReviewReads {
  return {
    apply: (application) => db.transaction().execute((on) => writeApplication(on, application)),
    review: (id) => rowsFrom(db).where('reviews.id', '=', id).executeTakeFirst(),

    async reviews({ kinds, state, before, size }) {
      if (kinds.length === 0) return [];
      const wanted = rowsFrom(db).where('kind', 'in', kinds).limit(size);
      if (state !== undefined) {
        const named = wanted.where('state', '=', state).orderBy('reviews.id', 'desc');
        return (before === undefined ? named : named.where('reviews.id', '<', before)).execute();
      }
      const waiting = wanted.where('state', 'in', ['applied', 'reviewing']).orderBy('dueAt').orderBy('reviews.id');
      if (before === undefined) return waiting.execute();
      return waiting
        .where(
          sql<boolean>`(due_at, reviews.id) > (select last.due_at, last.id from reviews as last where last.id = ${before})`,
        )
        .execute();
    },

    latestReviews: (user) =>
      rowsFrom(db).distinctOn('kind').where('userId', '=', user).orderBy('kind').orderBy('attempt', 'desc').execute(),

    async latestBasic(users) {
      if (users.length === 0) return [];
      return rowsFrom(db)
        .distinctOn('userId')
        .where('userId', 'in', users)
        .where('kind', '=', 'basic')
        .orderBy('userId')
        .orderBy('attempt', 'desc')
        .execute();
    },

    reviewsOf: (user) => rowsFrom(db).where('userId', '=', user).orderBy('reviews.id', 'desc').execute(),

    async usersOfDocument(documentHash, but) {
      const { count } = await db
        .selectFrom('reviews')
        .select((of) => of.fn.count<number>('userId').distinct().as('count'))
        .where('documentHash', '=', documentHash)
        .where('userId', '<>', but)
        .executeTakeFirstOrThrow();
      return count;
    },

    async takeReview(id, staff, at, leftBefore) {
      const { numUpdatedRows } = await db
        .updateTable('reviews')
        .set({ state: 'reviewing', takenBy: staff, takenAt: new Date(at) })
        .where('id', '=', id)
        .where((is) =>
          is.or([
            is('state', '=', 'applied'),
            is.and([
              is('state', '=', 'reviewing'),
              is.or([is('takenBy', '=', staff), is('takenAt', '<', sql<number>`${new Date(leftBefore)}`)]),
            ]),
          ]),
        )
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async addOpening(id, staff, name, at) {
      await db
        .insertInto('reviewOpenings')
        .values({ reviewId: id, staffId: staff, name, at: new Date(at) })
        .onConflict((known) => known.columns(['reviewId', 'staffId', 'name']).doUpdateSet({ at: new Date(at) }))
        .execute();
    },

    async openedOf(id, staff, since) {
      const opened = await db
        .selectFrom('reviewOpenings')
        .select('name')
        .where('reviewId', '=', id)
        .where('staffId', '=', staff)
        .where('at', '>=', sql<number>`${new Date(since)}`)
        .execute();
      return opened.map(({ name }) => name);
    },

    decideReview: (decision) => db.transaction().execute((on) => writeDecision(on, decision)),
  };
}

function rowsFrom(db: Query) {
  return db
    .selectFrom('reviews')
    .innerJoin('users', 'users.id', 'reviews.userId')
    .leftJoin('staffMembers as taker', 'taker.id', 'reviews.takenBy')
    .leftJoin('staffMembers as decider', 'decider.id', 'reviews.decidedBy')
    .select(['reviews.id', 'userId', 'users.username', 'kind', 'state', 'attempt', 'sealed', 'documentHash'])
    .select(['appliedAt', 'dueAt', 'takenBy', 'takenAt', 'decidedAt', 'reason', 'remark'])
    .select(['taker.username as takenByName', 'decider.username as decidedByName']);
}

const UNIQUE_VIOLATION = '23505';

export async function writeApplication(on: Query, application: Application): Promise<Applied> {
  return (await validateApplication(on, application)) ?? (await writeReview(on, application));
}

/** What the application needs must be there, and stays until the end of the transaction. */
export async function validateApplication(on: Query, application: Application): Promise<Refused | undefined> {
  const { user, files, purpose, level } = application;
  // Two applications of one user come one after the other.
  const { level: has } = await on
    .selectFrom('users')
    .select('level')
    .where('id', '=', user)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const { field, id } of files) {
    const found = await on
      .selectFrom('files')
      .select('id')
      .where('id', '=', id)
      .where('userId', '=', user)
      .where('purpose', '=', purpose)
      .where('erasedAt', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!found) return { no: 'image-unknown', field };
  }
  return levels.indexOf(has) < levels.indexOf(level) ? { no: 'level-before-missing' } : undefined;
}

export async function writeReview(on: Query, application: Application): Promise<Applied> {
  const { user, kind, sealed, documentHash, at, dueAt, files } = application;
  const earlier = await on
    .selectFrom('reviews')
    .select(['state', 'attempt'])
    .where('userId', '=', user)
    .where('kind', '=', kind)
    .orderBy('attempt', 'desc')
    .executeTakeFirst();
  const passesOnce = verificationKinds.some((one) => one === kind);
  if (passesOnce && earlier?.state === 'passed') return { no: 'already-passed' };
  if (earlier?.state === 'applied' || earlier?.state === 'reviewing') return { no: 'already-submitted' };

  const id = await insertReview(on, {
    userId: user,
    kind,
    state: 'applied',
    attempt: (earlier?.attempt ?? 0) + 1,
    sealed,
    documentHash,
    appliedAt: new Date(at),
    dueAt: new Date(dueAt),
  });
  if (id === undefined) return { no: 'document-taken' };
  const used = files.map((file) => file.id);
  if (used.length > 0) await on.updateTable('files').set({ used: true }).where('id', 'in', used).execute();
  return { review: await rowsFrom(on).where('reviews.id', '=', id).executeTakeFirstOrThrow() };
}

type NewReview = {
  readonly userId: number;
  readonly kind: ReviewKind;
  readonly state: 'applied';
  readonly attempt: number;
  readonly sealed: Uint8Array;
  readonly documentHash: Uint8Array | null;
  readonly appliedAt: Date;
  readonly dueAt: Date;
};

/** Gives nothing when the document is another account's: the index decides, also between two at once. */
async function insertReview(on: Query, review: NewReview): Promise<number | undefined> {
  await sql`savepoint before_review`.execute(on);
  try {
    const { id } = await on.insertInto('reviews').values(review).returning('id').executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    const taken = stateOf(error) === UNIQUE_VIOLATION;
    if (!taken || (error as { constraint?: unknown }).constraint !== 'reviews_one_account') throw error;
    await sql`rollback to savepoint before_review`.execute(on);
    return undefined;
  }
}

async function writeDecision(on: Query, { review, staff, pass, reason, remark, at }: Decision): Promise<boolean> {
  const decided = await on
    .updateTable('reviews')
    .set({ state: pass ? 'passed' : 'rejected', decidedBy: staff, decidedAt: new Date(at), reason, remark })
    .where('id', '=', review)
    .where('state', '=', 'reviewing')
    .where('takenBy', '=', staff)
    .returning(['userId', 'kind'])
    .executeTakeFirst();
  if (!decided) return false;
  const { userId, kind } = decided;
  const level = verificationKinds.find((one) => one === kind);
  if (level !== undefined) {
    if (pass) await on.updateTable('users').set({ level }).where('id', '=', userId).execute();
    return true;
  }
  const state = merchantAfter[kind as 'merchant' | 'merchant-refund'][pass ? 'passed' : 'rejected'];
  await on
    .updateTable('merchants')
    .set({ state, changedAt: new Date(at) })
    .where('userId', '=', userId)
    .execute();
  return true;
}

/** What a decision makes of a merchant. */
const merchantAfter: Readonly<Record<'merchant' | 'merchant-refund', Record<'passed' | 'rejected', MerchantState>>> = {
  merchant: { passed: 'verified', rejected: 'failed' },
  'merchant-refund': { passed: 'refunded', rejected: 'refund-failed' },
};
