import type { C2cParty } from '@quay/contract/c2c';
import type { AppealQueue } from '@quay/contract/staff';
import type { C2cOrder } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What an appeal says besides what the core knows of it. */
export type AppealSaid = {
  readonly orderId: number;
  readonly description: string;
  /** Sealed for who appealed; nothing when nobody did. */
  readonly contact: Uint8Array | null;
  readonly dueAt: number;
};

export type AppealRow = AppealSaid & {
  readonly takenBy: number | null;
  readonly takenByName: string | null;
  readonly takenAt: number | null;
  /** Why it was ruled so, or would be while a second person has to agree. */
  readonly ruling: string | null;
  readonly ruledAt: number | null;
};

export type EvidenceRow = {
  readonly id: number;
  readonly orderId: number;
  readonly party: C2cParty;
  readonly text: string;
  readonly files: readonly string[];
  readonly at: number;
};

export type EvidenceRequestRow = {
  readonly id: number;
  readonly orderId: number;
  readonly party: C2cParty;
  readonly item: string;
  readonly staffId: number;
  readonly at: number;
  readonly answeredAt: number | null;
};

/** An order that staff look at, with the names of everybody. */
export type AppealCase = C2cOrder & {
  readonly payerName: string;
  readonly sellerName: string;
  readonly dueAt: number;
  readonly takenBy: number | null;
  readonly takenByName: string | null;
  readonly takenAt: number | null;
  readonly ruledByName: string | null;
  readonly secondedByName: string | null;
};

export type AppealsWanted = {
  readonly queue: AppealQueue;
  /** Who looks. */
  readonly staff: number;
  readonly before?: number | undefined;
  readonly size: number;
};

export type AppealsReads = {
  /** A new appeal takes the place of one that was withdrawn. Again the same changes nothing. */
  beginAppeal(said: AppealSaid): Promise<void>;
  appealOf(orderId: number): Promise<AppealRow | undefined>;
  /** Takes one that nobody has, that is the asker's already, or that somebody left since a moment; gives whether. */
  takeAppeal(orderId: number, staff: number, at: number, leftBefore: number): Promise<boolean>;
  /** Keeps why it is ruled so; `at` once it is ruled, nothing while it waits for a second person. */
  keepRuling(orderId: number, ruling: string, at: number | null): Promise<void>;
  /** Adds evidence of a side, its files with it, and answers what staff asked of that side. */
  addEvidence(evidence: Omit<EvidenceRow, 'id'>): Promise<void>;
  /** Oldest first. */
  evidenceOf(orderId: number): Promise<EvidenceRow[]>;
  askEvidence(request: Omit<EvidenceRequestRow, 'id' | 'answeredAt'>): Promise<void>;
  /** What staff asked for and did not get yet, oldest first. */
  requestedOf(orderId: number): Promise<EvidenceRequestRow[]>;
  /** Appeals of a queue: the most urgent first, of those that are over the newest. */
  appealCases(wanted: AppealsWanted): Promise<AppealCase[]>;
  /** One that there was or is an appeal of. */
  appealCase(orderId: number): Promise<AppealCase | undefined>;
  /** How many orders were ever ruled against somebody. */
  appealsLost(user: number): Promise<number>;
};

/** States in which staff look. */
const OPEN = ['appealed', 'disputed'] as const;

export function appealsReads(db: Query): AppealsReads {
  return {
    async beginAppeal({ orderId, description, contact, dueAt }) {
      const said = { description, contact, dueAt: new Date(dueAt) };
      const anew = { takenBy: null, takenAt: null, ruling: null, ruledAt: null };
      await db
        .insertInto('c2cAppeals')
        .values({ orderId, ...said, ...anew })
        .onConflict((known) =>
          known
            .column('orderId')
            .doUpdateSet({ ...said, ...anew })
            .where('c2cAppeals.dueAt', '<', sql<number>`${new Date(dueAt)}`),
        )
        .execute();
    },

    appealOf: (orderId) =>
      db
        .selectFrom('c2cAppeals')
        .leftJoin('staffMembers', 'staffMembers.id', 'c2cAppeals.takenBy')
        .selectAll('c2cAppeals')
        .select('staffMembers.name as takenByName')
        .where('orderId', '=', orderId)
        .executeTakeFirst(),

    async takeAppeal(orderId, staff, at, leftBefore) {
      const { numUpdatedRows } = await db
        .updateTable('c2cAppeals')
        .set({ takenBy: staff, takenAt: new Date(at) })
        .where('orderId', '=', orderId)
        .where((is) =>
          is.or([
            is('takenBy', 'is', null),
            is('takenBy', '=', staff),
            is('takenAt', '<', sql<number>`${new Date(leftBefore)}`),
          ]),
        )
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async keepRuling(orderId, ruling, at) {
      const ruledAt = at === null ? null : new Date(at);
      await db.updateTable('c2cAppeals').set({ ruling, ruledAt }).where('orderId', '=', orderId).execute();
    },

    addEvidence: ({ files, at, ...evidence }) =>
      db.transaction().execute(async (on) => {
        const now = new Date(at);
        await on
          .insertInto('c2cEvidence')
          .values({ ...evidence, files: [...files], at: now })
          .execute();
        if (files.length > 0) await on.updateTable('files').set({ used: true }).where('id', 'in', files).execute();
        await on
          .updateTable('c2cAsked')
          .set({ answeredAt: now })
          .where('orderId', '=', evidence.orderId)
          .where('party', '=', evidence.party)
          .where('answeredAt', 'is', null)
          .execute();
      }),

    evidenceOf: (orderId) =>
      db.selectFrom('c2cEvidence').selectAll().where('orderId', '=', orderId).orderBy('id').execute(),

    async askEvidence({ at, ...request }) {
      await db
        .insertInto('c2cAsked')
        .values({ ...request, at: new Date(at), answeredAt: null })
        .execute();
    },

    requestedOf: (orderId) =>
      db
        .selectFrom('c2cAsked')
        .selectAll()
        .where('orderId', '=', orderId)
        .where('answeredAt', 'is', null)
        .orderBy('id')
        .execute(),

    appealCases({ queue, staff, before, size }) {
      let wanted = cases(db).limit(size);
      if (queue === 'over') {
        wanted = wanted.where('c2cOrders.state', 'not in', OPEN).where('rulingFor', 'is not', null);
        if (before !== undefined) wanted = wanted.where('c2cOrders.id', '<', before);
        return wanted.orderBy('c2cOrders.id', 'desc').execute();
      }
      wanted = wanted.where('c2cOrders.standing', '=', 'open').where('c2cOrders.state', 'in', OPEN);
      if (queue === 'second') wanted = wanted.where('rulingFor', 'is not', null).where('ruledBy', '<>', staff);
      if (queue === 'mine') wanted = wanted.where('takenBy', '=', staff);
      if (queue === 'waiting') {
        wanted = wanted
          .where('rulingFor', 'is', null)
          .where(sql<boolean>`c2c_appeals.taken_by is distinct from ${staff}`);
      }
      if (before !== undefined) {
        wanted = wanted.where(
          sql<boolean>`(${DUE}, c2c_orders.id) > (
            select coalesce(said.due_at, last.appealed_at + interval '24 hours'), last.id
            from c2c_orders last left join c2c_appeals said on said.order_id = last.id where last.id = ${before})`,
        );
      }
      return wanted.orderBy(DUE).orderBy('c2cOrders.id').execute();
    },

    appealCase: (orderId) =>
      cases(db).where('c2cOrders.id', '=', orderId).where('appealedAt', 'is not', null).executeTakeFirst(),

    async appealsLost(user) {
      const { count } = await db
        .selectFrom('c2cOrders')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where((is) => is.or([is('taker', '=', user), is('advertiser', '=', user)]))
        .where('rulingFor', 'is not', null)
        .where('state', 'not in', OPEN)
        .where((is) =>
          is.or([
            is.and([is('payer', '=', user), is('rulingFor', '=', 'seller')]),
            is.and([is('seller', '=', user), is('rulingFor', '=', 'payer')]),
          ]),
        )
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}

/** By when staff decide, also of an appeal that nobody has said anything about yet. */
const DUE = sql<number>`coalesce(c2c_appeals.due_at, c2c_orders.appealed_at + interval '24 hours')`;

function cases(db: Query) {
  return db
    .selectFrom('c2cOrders')
    .innerJoin('users as payers', 'payers.id', 'c2cOrders.payer')
    .innerJoin('users as sellers', 'sellers.id', 'c2cOrders.seller')
    .leftJoin('c2cAppeals', 'c2cAppeals.orderId', 'c2cOrders.id')
    .leftJoin('staffMembers as taker', 'taker.id', 'c2cAppeals.takenBy')
    .leftJoin('staffMembers as ruler', 'ruler.id', 'c2cOrders.ruledBy')
    .leftJoin('staffMembers as second', 'second.id', 'c2cOrders.secondedBy')
    .selectAll('c2cOrders')
    .select(['payers.username as payerName', 'sellers.username as sellerName'])
    .select(['c2cAppeals.takenBy', 'c2cAppeals.takenAt', DUE.as('dueAt')])
    .select(['taker.username as takenByName', 'ruler.username as ruledByName', 'second.username as secondedByName']);
}
