import type { CreditLoanOnWire } from '@quay/contract/credit';
import type { Reads } from '@quay/store';
import type { CreditNeeds } from './needs.ts';
import { openSaid } from './sealed.ts';
import { loanOnWire } from './wire.ts';

/** A loan of its borrower as it stands in rows that know it. */
export async function ownLoan(
  { secrets, now }: Pick<CreditNeeds, 'secrets' | 'now'>,
  { credit }: Pick<Reads, 'credit'>,
  owner: number,
  id: number,
): Promise<CreditLoanOnWire> {
  const [row, events] = await Promise.all([credit.loan(owner, id), credit.eventsOf([id])]);
  return loanOnWire(row!, openSaid(secrets, owner, row!.sealed), events, now());
}
