import type { audit } from '@quay/contract/staff';
import { type Route, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 100;

export const auditRoute =
  ({ reads }: StaffNeeds): Route<typeof audit> =>
  async ({ act, subject, before }) => {
    const wanted = { act, subject, before: before === undefined ? undefined : Number(before), size: PAGE };
    const rows = await reads.staff.audit(wanted);
    return reply(
      rows.map((row) => ({
        auditId: row.id,
        at: row.at,
        by: row.by,
        act: row.act,
        subject: row.subject,
        details: detailsOf(row.details),
        hash: Buffer.from(row.hash).toString('hex'),
      })),
    );
  };

/** A row that somebody changed behind our back is shown all the same: the verifier names it. */
function detailsOf(written: string): Record<string, string> {
  try {
    return JSON.parse(written) as Record<string, string>;
  } catch {
    return { unreadable: written };
  }
}
