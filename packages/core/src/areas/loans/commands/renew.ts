import { RENEW_HOURS, loans as refusals, WARNING_RATE } from '@quay/contract/loans/rules';
import { units } from '@quay/money';
import { amount, codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { interestOf } from '../../../lending/debt.ts';
import { borrowable, isAtRate } from '../../../lending/pledge.ts';
import type { LoansParts } from '../parts.ts';
import { type LoanRow, loansTable } from '../state.ts';

const WARNING = units(WARNING_RATE);

/** `hourlyRate` is the rate that the borrower was shown for the new term. */
const input = { owner: id, loan: id, hourlyRate: amount };
export type Renew = RowOf<typeof input>;

export const renewShape = shape({
  name: 'loans/renew',
  number: 205,
  input,
  output: codecOf<LoanRow>(loansTable.columns),
});

/** Within the day before its due time a loan begins another term from there, at the product's rate; interest is paid first. */
export function renew({ products, loans, lending, postings, watch }: LoansParts): Command<never> {
  return command(renewShape, (request: Renew, at): Outcome<LoanRow> => {
    const { owner } = request;
    const row = loans.find(request.loan, owner);
    if (!row) return refuse(refusals['loan-unknown']);
    if (at >= row.dueAt) return refuse(refusals.overdue);
    const hours = Math.ceil((row.dueAt - RENEW_HOURS * row.hourMs - at) / row.hourMs);
    if (hours > 0) return refuse(refusals['not-renewable-yet'], { hours });
    const { isOpen, hourlyRate, lateMultiple } = products.of(row)!;
    if (!isOpen) return refuse(refusals['product-closed']);
    if (request.hourlyRate !== hourlyRate) return refuse(refusals['rate-changed'], { rate: hourlyRate });
    const indexes = watch.indexesOf(row, at);
    if (!indexes) return refuse(refusals['index-abnormal'], { coin: row.pledge });
    const prices = { asset: indexes.asset.price, pledge: indexes.pledge.price };
    const max = borrowable(row.pledged, prices, WARNING);
    if (isAtRate(row.principal, row.pledged, prices, WARNING)) {
      return refuse(refusals['rate-too-high'], { max, coin: row.asset });
    }
    const needed = interestOf(row, at);
    const available = postings.available(owner, row.asset);
    if (available < needed) return refuse(refusals['balance-too-small'], { available, needed, coin: row.asset });

    lending.renew(row, { hourlyRate, lateMultiple, dueAt: row.dueAt + row.days * 24 * row.hourMs }, at);
    return done(row);
  });
}
