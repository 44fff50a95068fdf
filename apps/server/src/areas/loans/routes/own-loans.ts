import { ownLoan, ownLoans, records, recordsExport, loans as refusals, saleReceipt } from '@quay/contract/loans';
import { csvOf } from '../../../edge/csv.ts';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { recordColumns } from '../files.ts';
import type { LoansNeeds } from '../needs.ts';
import { loanOnWire, recordOnWire } from '../wire.ts';

const PAGE = 20;
const LAST = Number.MAX_SAFE_INTEGER;

const loanOf = (loan: string | undefined): number | undefined => (loan === undefined ? undefined : Number(loan));

/** What somebody reads of loans of their own. */
export const ownLoanRoutes = ({ receipts }: Pick<LoansNeeds, 'receipts'>): Served[] => [
  serve(ownLoans, async ({ over, before }, context) => {
    const { loans } = await context.rows();
    const below = before === undefined ? LAST : Number(before);
    const rows = await loans.loans(context.owner, over !== undefined, below, PAGE);
    return reply(rows.map(loanOnWire));
  }),
  serve(ownLoan, async ({ loan }, context) => {
    const { loans } = await context.rows();
    const row = await loans.loan(context.owner, Number(loan));
    return row ? reply(loanOnWire(row)) : refused(refusals['loan-unknown']);
  }),
  serve(records, async (request, context) => {
    const { loans } = await context.rows();
    const query = { ...spanOf(request), ...pageOf(request), loan: loanOf(request.loan), direction: 'desc' } as const;
    return reply((await loans.records(context.owner, query)).map(recordOnWire));
  }),
  serve(recordsExport, async (request, context) => {
    const { loans } = await context.rows();
    const query = { ...spanOf(request), loan: loanOf(request.loan), direction: 'asc' } as const;
    const text = await csvOf(recordColumns, async (after, size) => {
      const rows = await loans.records(context.owner, { ...query, after, size });
      return rows.map(recordOnWire);
    });
    return reply(text);
  }),
  serve(saleReceipt, async ({ sale }, context) => {
    const { loans } = await context.rows();
    const row = await loans.loanReceipt(context.owner, Number(sale));
    return row ? reply(receipts.file(row)) : refused(refusals['receipt-unknown']);
  }),
];
