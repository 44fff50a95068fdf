import { type addPledge, loans } from '@quay/contract/loans';
import type { AddPledge, LoanRow } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { LoansNeeds } from '../needs.ts';
import { loanOnWire } from '../wire.ts';

export const addPledgeRoute =
  ({ core }: Pick<LoansNeeds, 'core'>): Route<typeof addPledge> =>
  async ({ loan, amount: said }, { owner }) => {
    const amount = parse(said);
    if (amount === undefined) return refused(loans['amount-malformed'], {}, 'amount');
    const input: AddPledge = { owner, loan, amount };
    const { outcome, seq } = await core.submit<LoanRow>('loans/add-pledge', input);
    return outcome.ok ? reply(loanOnWire(outcome.value), seq) : { outcome, seq };
  };
