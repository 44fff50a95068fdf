import {
  CREDIT_DAY_MS,
  type CreditDocument,
  type CreditLoanOnWire,
  type CreditProductOnWire,
  creditAtMaturity,
  creditDocuments,
  creditInterest,
  creditStatusNumber,
  creditYearly,
  startedDays,
} from '@quay/contract/credit';
import type { CreditEventRow, CreditLoan, CreditProduct } from '@quay/core';
import { multiply, text } from '@quay/money';
import type { AppliedLoan } from '@quay/store';
import type { Said } from './sealed.ts';

const AT_MATURITY = 'at-maturity';
const LENDER = 'Quay';

/** What a day costs after the due time. */
export const lateRateOf = ({ dailyRate, lateMultiple }: Pick<CreditProduct, 'dailyRate' | 'lateMultiple'>): bigint =>
  multiply(dailyRate, lateMultiple, 'up');

export const productOnWire = (product: CreditProduct): CreditProductOnWire => ({
  ...{ coinSymbol: product.asset, cycle: product.days, dailyRate: text(product.dailyRate) },
  ...{ yearlyRate: text(creditYearly(product.dailyRate)), lateRate: text(lateRateOf(product)) },
  ...{ lateMultiple: text(product.lateMultiple), minAmount: text(product.minAmount) },
  ...{ maxAmount: text(product.maxAmount), repaymentMode: AT_MATURITY, lender: LENDER },
});

export const documentsOf = (said: Said): CreditDocument[] =>
  creditDocuments.filter((name) => said.documents[name] !== undefined);

/** Whether a loan was paid out and not repaid. */
export const isOwing = ({ status }: Pick<CreditLoan, 'status'>): boolean =>
  status === 'borrowing' || status === 'overdue';

/** Interest of the days that have begun, or that was paid. */
export function interestNow(loan: CreditLoan, at: number): bigint {
  if (loan.status === 'repaid') return loan.interestPaid;
  // The machine's clock may have been set back behind the ledger's own.
  return isOwing(loan) ? creditInterest(loan, startedDays(loan.paidOutAt!, Math.max(at, loan.paidOutAt!))) : 0n;
}

export function loanOnWire(
  loan: AppliedLoan,
  said: Said,
  events: readonly Pick<CreditEventRow, 'loan' | 'kind' | 'amount' | 'interest' | 'at'>[],
  now: number,
): CreditLoanOnWire {
  const { id, asset, days, asked, principal, status, dueAt } = loan;
  const interest = interestNow(loan, now);
  const end = loan.endedAt ?? now;
  return {
    ...{ id, coinSymbol: asset, amount: text(asked), approvedAmount: principal === 0n ? null : text(principal) },
    ...{ cycle: days, dailyRate: text(loan.dailyRate), yearlyRate: text(creditYearly(loan.dailyRate)) },
    ...{ lateRate: text(lateRateOf(loan)), repaymentMode: AT_MATURITY, lender: LENDER },
    ...{ status: creditStatusNumber[status], state: status, overdue: status === 'overdue' },
    totalRepayment: text(creditAtMaturity({ ...loan, principal: principal === 0n ? asked : principal })),
    ...{ interest: text(interest), owed: text(isOwing(loan) ? principal + interest : 0n) },
    totalPaid: text(status === 'repaid' ? principal + interest : 0n),
    daysLate: dueAt === null || end <= dueAt ? 0 : Math.ceil((end - dueAt) / CREDIT_DAY_MS),
    ...{ rejection: loan.rejection, refusalReason: loan.remark, documents: documentsOf(said) },
    ...{ appliedAt: loan.appliedAt, reviewDueAt: loan.reviewDueAt, decidedAt: loan.decidedAt },
    decidedBy: loan.decidedAt === null ? 0 : loan.secondBy === null ? 1 : 2,
    ...{ offerEndsAt: loan.offerEndsAt, paidOutAt: loan.paidOutAt, dueAt, endedAt: loan.endedAt },
    events: events
      .filter((event) => event.loan === id)
      .map(({ kind, amount, interest: of, at }) => ({ kind, amount: text(amount), interest: text(of), at })),
  };
}
