import { staff, type user } from '@quay/contract/staff';
import { text } from '@quay/money';
import type { AuditRow } from '@quay/store';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { debtOnWire, unsupportedOnWire } from '../../../outside/chain/on-wire.ts';
import type { StaffNeeds } from '../needs.ts';
import { userOnWire } from '../user-on-wire.ts';

const HISTORY = 50;

export const userRoute =
  ({ c2c, reads, team, verification }: StaffNeeds): Route<typeof user> =>
  async ({ userId }, context) => {
    const id = Number(userId);
    const rows = reads.staff;
    const found = await rows.userInDetail(id);
    if (!found) return refused(staff['user-unknown']);

    const now = team.now();
    const [maskedName, holds, sessions, reviews, history, accounts, debts, unsupported] = await Promise.all([
      verification.maskedName(id),
      rows.holdsOfUser(id, now),
      rows.sessionsOfUser(id, now),
      rows.reviewsOfUser(id),
      rows.audit({ subject: `user ${id}`, size: HISTORY }),
      context.rows().then(({ wallet }) => wallet.balances(id)),
      context.rows().then(({ wallet }) => wallet.debtsOf(id)),
      reads.chain.unsupportedOf(id, { size: HISTORY }),
    ]);
    const suspension = c2c.market.stopped.suspensionOf(id);
    const { usercode, language, authenticator, passkeys, fundPassword, lockedReason } = found;
    return reply({
      ...userOnWire(found, maskedName),
      usercode,
      language,
      authenticator,
      passkeys,
      fundPassword,
      holds,
      lockedReason,
      suspended: suspension ? { reason: suspension.reason, since: suspension.since } : null,
      sessions,
      balances: accounts.map(({ asset, available, frozen }) => ({
        symbol: asset,
        available: text(available),
        frozen: text(frozen),
      })),
      debts: debts.map(debtOnWire),
      unsupported: unsupported.map(unsupportedOnWire),
      reviews,
      history: history.map(({ at, by, act, details }) => ({ at, by, act, reason: reasonOf(details) })),
    });
  };

function reasonOf(details: AuditRow['details']): string | null {
  const { reason } = JSON.parse(details) as { readonly reason?: string };
  return reason ?? null;
}
