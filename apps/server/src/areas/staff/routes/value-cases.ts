import type { valueCases } from '@quay/contract/staff';
import { text } from '@quay/money';
import { type Route, told } from '../../../edge/route.ts';

const PAGE = 50;

export const valueCasesRoute: Route<typeof valueCases> = async ({ state, userId, before }, asking) => {
  const user = userId === undefined ? undefined : Number(userId);
  const rows = await asking.reads.staff.cases({
    state: state ?? (user === undefined ? 'open' : undefined),
    user,
    before: before === undefined ? undefined : Number(before),
    size: PAGE,
  });
  return told(
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
