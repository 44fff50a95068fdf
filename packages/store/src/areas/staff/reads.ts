import type { Query } from '../../database.ts';
import { type ApprovalReads, approvalReads } from './approvals.ts';
import { type AuditReads, auditReads } from './audit.ts';
import { type CaseReads, caseReads } from './cases.ts';
import { type MemberReads, memberReads } from './members.ts';
import { type StaffOutboxReads, staffOutboxReads } from './outbox.ts';
import { type QueueReads, queueReads } from './queues.ts';
import { type StaffSessionReads, staffSessionReads } from './sessions.ts';
import { type SystemSettingsReads, systemSettingsReads } from './system-settings.ts';
import { type StaffUserReads, staffUserReads } from './users.ts';

export type StaffReads = AuditReads &
  StaffSessionReads &
  MemberReads &
  ApprovalReads &
  StaffUserReads &
  QueueReads &
  StaffOutboxReads &
  SystemSettingsReads &
  CaseReads & {
    /** What `work` does with the rows that it is given happens whole, or not at all when it throws. */
    together<Result>(work: (rows: StaffReads) => Promise<Result>): Promise<Result>;
  };

export function staffReads(db: Query): StaffReads {
  return {
    ...auditReads(db),
    ...staffSessionReads(db),
    ...memberReads(db),
    ...approvalReads(db),
    ...staffUserReads(db),
    ...queueReads(db),
    ...staffOutboxReads(db),
    ...systemSettingsReads(db),
    ...caseReads(db),
    together: (work) =>
      db.isTransaction
        ? work(staffReads(db))
        : db.transaction().execute((transaction) => work(staffReads(transaction))),
  };
}
