import {
  CREDIT_COIN,
  CREDIT_PAGE,
  CREDIT_REVIEW_DAYS,
  type CreditList,
  type CreditStatus,
  config,
  creditDocuments,
  creditStatuses,
  creditStatusNumber,
  history,
  historyExport,
  OFFER_DAYS,
  statistics,
} from '@quay/contract/credit';
import type { CreditLoan } from '@quay/core';
import { text } from '@quay/money';
import { csvOf } from '../../../edge/csv.ts';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { eventColumns } from '../files.ts';
import type { CreditNeeds } from '../needs.ts';
import { openSaid } from '../sealed.ts';
import { interestNow, isOwing, loanOnWire, productOnWire } from '../wire.ts';

const statusesOf: Readonly<Record<CreditList, readonly CreditStatus[]>> = {
  open: ['reviewing', 'offered', 'borrowing', 'overdue'],
  repaid: ['repaid'],
  refused: ['rejected', 'withdrawn'],
};
const PAGE_MAX = 100;

const sum = (loans: readonly CreditLoan[], of: (loan: CreditLoan) => bigint): string =>
  text(loans.reduce((total, loan) => total + of(loan), 0n));

/** What can be borrowed, and what somebody has. */
export const loanRoutes = ({ secrets, verification, now }: CreditNeeds): Served[] => [
  serve(config, async (_request, context) => {
    const { credit } = await context.rows();
    const [products, pool] = await Promise.all([credit.creditProducts(), credit.creditPool(CREDIT_COIN)]);
    const { funded, interest, lent } = pool ?? { funded: 0n, interest: 0n, lent: 0n };
    return reply({
      products: products.filter(({ isOpen }) => isOpen).map(productOnWire),
      ...{ capital: text(funded + interest), lent: text(lent) },
      ...{ reviewDays: CREDIT_REVIEW_DAYS, offerDays: OFFER_DAYS },
      documents: creditDocuments.map((name) => ({ name, needed: name !== 'property' })),
    });
  }),
  serve(statistics, async (_request, context) => {
    const { owner } = context;
    const loans = await (await context.rows()).credit.allLoans(owner);
    const owing = loans.filter(isOwing);
    const at = now();
    const of = (status: CreditStatus) => loans.filter((loan) => loan.status === status).length;
    return reply({
      ...{ coinSymbol: CREDIT_COIN, applications: loans.length },
      borrowed: sum(loans, ({ paidOutAt, principal }) => (paidOutAt === null ? 0n : principal)),
      outstanding: sum(owing, ({ principal }) => principal),
      owed: sum(owing, (loan) => loan.principal + interestNow(loan, at)),
      interestPaid: sum(loans, ({ interestPaid }) => interestPaid),
      ...{ overdue: of('overdue'), repaid: of('repaid'), rejected: of('rejected') },
      idPhoto: (await verification.idPhotoOf(owner)) !== undefined,
    });
  }),
  serve(history, async ({ list, status, pageNo = '1', pageSize }, context) => {
    const { owner } = context;
    const { credit } = await context.rows();
    const listed = list === undefined ? creditStatuses : statusesOf[list];
    const statuses = listed.filter((one) => status === undefined || creditStatusNumber[one] === Number(status));
    const size = Math.min(Number(pageSize ?? CREDIT_PAGE), PAGE_MAX);
    const page = { statuses, offset: (Number(pageNo) - 1) * size, size };
    const { rows, all } = statuses.length === 0 ? { rows: [], all: 0 } : await credit.loans(owner, page);
    const events = await credit.eventsOf(rows.map(({ id }) => id));
    const at = now();
    return reply({
      content: rows.map((row) => loanOnWire(row, openSaid(secrets, owner, row.sealed), events, at)),
      ...{ totalElements: all, pageNo: Number(pageNo), pageSize: size },
    });
  }),
  serve(historyExport, async (_request, context) => {
    const { credit } = await context.rows();
    return reply(await csvOf(eventColumns, (after = 0, size) => credit.eventsAfter(context.owner, after, size)));
  }),
];
