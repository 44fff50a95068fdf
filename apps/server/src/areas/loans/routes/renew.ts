import { loans, type renew } from '@quay/contract/loans';
import type { LoanRow, Renew } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { LoansNeeds } from '../needs.ts';
import { loanOnWire } from '../wire.ts';

export const renewRoute =
  ({ core }: Pick<LoansNeeds, 'core'>): Route<typeof renew> =>
  async ({ loan, hourlyRate: said }, { owner }) => {
    const hourlyRate = parse(said);
    if (hourlyRate === undefined) return refused(loans['amount-malformed'], {}, 'hourlyRate');
    const input: Renew = { owner, loan, hourlyRate };
    const { outcome, seq } = await core.submit<LoanRow>('loans/renew', input);
    return outcome.ok ? reply(loanOnWire(outcome.value), seq) : { outcome, seq };
  };
