import type { valueCases } from '@quay/contract/staff';
import { text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;

export const valueCasesRoute =
  ({ reads }: StaffNeeds): Route<typeof valueCases> =>
  async ({ state, userId, before }) => {
    const user = userId === undefined ? undefined : Number(userId);
    const rows = await reads.staff.cases({
      state: state ?? (user === undefined ? 'open' : undefined),
      user,
      before: before === undefined ? undefined : Number(before),
      size: PAGE,
    });
    return reply(
      rows.map(({ id, owner, ownerName, counterparty, counterpartyName, amount, ...row }) => ({
        ...row,
        caseId: id,
        giver: { userId: owner, username: ownerName },
        receiver: { userId: counterparty, username: counterpartyName },
        amount: text(amount),
        state: row.closedAt === null ? 'open' : 'closed',
      })),
    );
  };
