import type { ApprovalKind, ApprovalState } from '@quay/contract/staff';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type ApprovalRow = {
  readonly id: number;
  readonly kind: ApprovalKind;
  readonly details: Record<string, string>;
  readonly payload: unknown;
  readonly reason: string;
  readonly state: ApprovalState;
  readonly requestedBy: number;
  readonly requestedByName: string;
  readonly requestedAt: number;
  readonly decidedByName: string | null;
  readonly decidedAt: number | null;
  readonly remark: string | null;
};

export type ApprovalReads = {
  addApproval(approval: {
    readonly kind: ApprovalKind;
    readonly details: Record<string, string>;
    readonly payload: object;
    readonly reason: string;
    readonly requestedBy: number;
    readonly at: number;
  }): Promise<number>;
  /** Those that are open, the oldest first; those in any other state, the newest first. */
  approvals(wanted: {
    readonly state: ApprovalState;
    /** Only those behind this one in the list. */
    readonly behind?: number | undefined;
    readonly size: number;
  }): Promise<ApprovalRow[]>;
  /** Nobody else decides it until the transaction ends. */
  approvalToDecide(id: number): Promise<ApprovalRow | undefined>;
  decideApproval(
    id: number,
    decision: {
      readonly state: 'approved' | 'refused';
      readonly by: number;
      readonly at: number;
      readonly remark: string;
    },
  ): Promise<void>;
  /** What somebody asked for who does not work here any more. */
  withdrawApprovals(requestedBy: number, at: number): Promise<void>;
  /** The open approval that would unlock a user. */
  openUnlock(userId: number): Promise<number | undefined>;
  /** The open approval to let a suspended merchant trade again. */
  openLift(userId: number): Promise<number | undefined>;
  /** The open approval that would open a halted network again. */
  openResume(network: string): Promise<number | undefined>;
  /** The open approval that would let a contract of this status allow more again. */
  openReopening(contract: string, from: string, to: string): Promise<number | undefined>;
  /** Open approvals about a contract, the oldest first. */
  openOfContract(
    contract: string,
  ): Promise<{ readonly id: number; readonly kind: ApprovalKind; readonly requestedByName: string }[]>;
};

/** Half a character has no place in the database. */
const jsonOf = (value: object): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? inner.toWellFormed() : inner));

export function approvalReads(db: Query): ApprovalReads {
  const some = () =>
    db
      .selectFrom('approvals as approval')
      .innerJoin('staffMembers as asker', 'asker.id', 'approval.requestedBy')
      .leftJoin('staffMembers as decider', 'decider.id', 'approval.decidedBy')
      .select(['approval.id', 'approval.kind', 'approval.details', 'approval.payload', 'approval.reason'])
      .select([
        'approval.state',
        'approval.requestedBy',
        'approval.requestedAt',
        'approval.decidedAt',
        'approval.remark',
      ])
      .select(['asker.username as requestedByName', 'decider.username as decidedByName']);

  /** The open approval of a kind whose payload says so. */
  async function openOf(kind: ApprovalKind, named: Readonly<Record<string, string>>): Promise<number | undefined> {
    let query = db.selectFrom('approvals').select('id').where('kind', '=', kind).where('state', '=', 'open');
    for (const [name, value] of Object.entries(named)) query = query.where(sql`payload ->> ${name}`, '=', value);
    return (await query.executeTakeFirst())?.id;
  }

  return {
    async addApproval({ details, payload, at, ...approval }) {
      const added = await db
        .insertInto('approvals')
        .values({
          ...approval,
          details: jsonOf(details),
          payload: jsonOf(payload),
          state: 'open',
          requestedAt: new Date(at),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return added.id;
    },

    approvals({ state, behind, size }) {
      const [direction, after] = state === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
      let query = some().where('approval.state', '=', state);
      if (behind !== undefined) query = query.where('approval.id', after, behind);
      return query.orderBy('approval.id', direction).limit(size).execute();
    },

    approvalToDecide: (id) => some().where('approval.id', '=', id).forUpdate('approval').executeTakeFirst(),

    async decideApproval(id, { state, by, at, remark }) {
      await db
        .updateTable('approvals')
        .set({ state, decidedBy: by, decidedAt: new Date(at), remark })
        .where('id', '=', id)
        .execute();
    },

    async withdrawApprovals(requestedBy, at) {
      await db
        .updateTable('approvals')
        .set({ state: 'withdrawn', decidedAt: new Date(at) })
        .where('requestedBy', '=', requestedBy)
        .where('state', '=', 'open')
        .execute();
    },

    openUnlock: (userId) => openOf('unlock-user', { userId: String(userId) }),
    openLift: (userId) => openOf('lift-suspension', { userId: String(userId) }),
    openResume: (network) => openOf('resume-network', { network }),
    openReopening: (contract, from, to) => openOf('resume-contract', { contract, from, to }),
    openOfContract: (contract) =>
      some()
        .where('approval.state', '=', 'open')
        .where(sql`approval.payload ->> 'contract'`, '=', contract)
        .orderBy('approval.id')
        .execute(),
  };
}
