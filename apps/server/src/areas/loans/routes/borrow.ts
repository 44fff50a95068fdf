import { type borrow, loans } from '@quay/contract/loans';
import type { Borrow, LoanRow } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { LoansNeeds } from '../needs.ts';
import { loanOnWire } from '../wire.ts';

export const borrowRoute =
  ({ core }: Pick<LoansNeeds, 'core'>): Route<typeof borrow> =>
  async (request, { owner }) => {
    const [amount, pledged, hourlyRate] = [parse(request.amount), parse(request.pledged), parse(request.hourlyRate)];
    if (amount === undefined) return refused(loans['amount-malformed'], {}, 'amount');
    if (pledged === undefined) return refused(loans['amount-malformed'], {}, 'pledged');
    if (hourlyRate === undefined) return refused(loans['amount-malformed'], {}, 'hourlyRate');
    const { asset, pledge, days, requestId } = request;
    const input: Borrow = { owner, requestId, asset, pledge, days, amount, pledged, hourlyRate };
    const { outcome, seq } = await core.submit<LoanRow>('loans/borrow', input);
    return outcome.ok ? reply(loanOnWire(outcome.value), seq) : { outcome, seq };
  };
