import { CREDIT_DAY_MS } from '@quay/contract/credit/rules';
import type { CreditParts } from './parts.ts';
import type { CreditLoan } from './state.ts';

/** Pays out what was reserved for a loan: its days begin. */
export function payOut({ loans, pool }: Pick<CreditParts, 'loans' | 'pool'>, loan: CreditLoan, at: number, staff = 0) {
  pool.payOut(loan, at);
  const dueAt = at + loan.days * CREDIT_DAY_MS;
  Object.assign(loan, { status: 'borrowing', offerEndsAt: null, paidOutAt: at, dueAt });
  loans.note(loan, 'paid-out', at, { amount: loan.principal, staff });
}
