import type { No } from '../../edge/envelope.ts';
import type { LoanAdministration } from './needs.ts';
import type { Proposal } from './proposals.ts';

/** Does what two of staff have decided about loans, or gives why it cannot be done any more. */
export async function fulfilOnLoans(request: Proposal, loans: LoanAdministration): Promise<No | undefined> {
  if (request.kind === 'set-loan-product') return loans.setProduct(request.payload);
  if (request.kind === 'fund-loan-pool') return loans.fund(request.payload);
  return undefined;
}
