import type { Area } from '../../engine/area.ts';
import type { Claim } from '../../ledger/ledger.ts';
import { addPledge } from './commands/add-pledge.ts';
import { borrow } from './commands/borrow.ts';
import { fundPool } from './commands/fund-pool.ts';
import { renew } from './commands/renew.ts';
import { repay } from './commands/repay.ts';
import { setProduct } from './commands/set-product.ts';
import { watchLoans, watchLoansShape } from './commands/watch-loans.ts';
import { loansInvariants } from './invariants.ts';
import { Lending } from './lending.ts';
import { LoanRows } from './loan-rows.ts';
import type { LoansNeeds } from './needs.ts';
import type { LoansParts } from './parts.ts';
import { Pools } from './pools.ts';
import { LoanPostings } from './postings.ts';
import { Products } from './products.ts';
import { Ranks } from './ranks.ts';
import { loanRecordsTable, loanSalesTable, loanWarningsTable } from './state.ts';
import { Watch } from './watch.ts';

export type LoansArea = Area &
  Pick<LoansParts, 'loans' | 'pools' | 'products'> & {
    /** What is pledged, and held in the accounts of its owners. */
    claims(): Iterable<Claim>;
  };

const WATCH = { name: watchLoansShape.name, input: {} };

/** Loans against a pledge from pools that Quay has filled. */
export function loansArea(needs: LoansNeeds): LoansArea {
  const { changes, sequences, ledger } = needs;
  const products = new Products(changes);
  const pools = new Pools(needs);
  const loans = new LoanRows(changes);
  const postings = new LoanPostings(ledger, pools);
  const ranks = new Ranks();
  const lending = new Lending({
    ...{ changes, rows: loans, products, postings, ranks },
    ...{ recordIds: sequences.of('loan-record'), saleIds: sequences.of('loan-sale') },
  });
  const watch = new Watch({ changes, ranks, lending, ids: sequences.of('loan-warning'), needs });
  const parts: LoansParts = { ledger, sequences, products, pools, loans, postings, lending, ranks, watch };
  /** The time of the last command. */
  let lastAt = 0;
  return {
    name: 'loans',
    ...{ loans, pools, products },
    state: [products, pools, loans],
    logs: [loanRecordsTable, loanSalesTable, loanWarningsTable],
    commands: [
      setProduct(parts),
      fundPool(parts),
      borrow(parts),
      addPledge(parts),
      repay(parts),
      renew(parts),
      watchLoans(parts),
    ],
    afterCommand(at) {
      lastAt = at;
      if (loans.size > 0) watch.follow(at);
    },
    continues: () => (watch.isBusy(lastAt) ? WATCH : undefined),
    dueBefore: (at) => (loans.size > 0 && watch.isDueBy(at) ? WATCH : undefined),
    due: (now) => (watch.isDueBy(now) || watch.isBusy(now) ? [WATCH] : []),
    rebuild(at) {
      lastAt = at;
      loans.rebuild();
      ranks.rebuild(loans.values(), at);
      watch.rebuild();
    },
    invariants: loansInvariants(ledger, loans, pools, products),
    *claims() {
      for (const { owner, pledge: asset, pledged: amount } of loans.values()) {
        yield { owner, book: 'spot', asset, amount };
      }
    },
  };
}
