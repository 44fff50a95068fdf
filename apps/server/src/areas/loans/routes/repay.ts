import { loans, type repay } from '@quay/contract/loans';
import type { LoanRow, Repay } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { LoansNeeds } from '../needs.ts';
import { loanOnWire } from '../wire.ts';

export const repayRoute =
  ({ core }: Pick<LoansNeeds, 'core'>): Route<typeof repay> =>
  async ({ loan, amount: said }, { owner }) => {
    const amount = said === undefined ? null : parse(said);
    if (amount === undefined) return refused(loans['amount-malformed'], {}, 'amount');
    const input: Repay = { owner, loan, amount };
    const { outcome, seq } = await core.submit<LoanRow>('loans/repay', input);
    return outcome.ok ? reply(loanOnWire(outcome.value), seq) : { outcome, seq };
  };
