import type { Rows } from '../../engine/changes.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { CreditLoans } from './loans.ts';
import type { CreditNeeds } from './needs.ts';
import type { CreditPoolRows } from './pool.ts';
import type { CreditProduct } from './state.ts';

/** What the commands of credit work with. */
export type CreditParts = Pick<CreditNeeds, 'debtOf'> & {
  readonly ledger: Ledger;
  readonly products: Rows<CreditProduct>;
  readonly pool: CreditPoolRows;
  readonly loans: CreditLoans;
  readonly loanIds: Sequence;
};
