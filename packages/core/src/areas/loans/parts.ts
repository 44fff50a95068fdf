import type { Ledger } from '../../ledger/ledger.ts';
import type { Lending } from './lending.ts';
import type { LoanRows } from './loan-rows.ts';
import type { LoansNeeds } from './needs.ts';
import type { Pools } from './pools.ts';
import type { LoanPostings } from './postings.ts';
import type { Products } from './products.ts';
import type { Ranks } from './ranks.ts';
import type { Watch } from './watch.ts';

/** What the commands of loans work with. */
export type LoansParts = Pick<LoansNeeds, 'sequences'> & {
  readonly ledger: Ledger;
  readonly products: Products;
  readonly pools: Pools;
  readonly loans: LoanRows;
  readonly postings: LoanPostings;
  readonly lending: Lending;
  readonly ranks: Ranks;
  readonly watch: Watch;
};
