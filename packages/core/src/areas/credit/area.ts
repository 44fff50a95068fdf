import type { Area } from '../../engine/area.ts';
import { Rows } from '../../engine/changes.ts';
import type { Claim } from '../../ledger/ledger.ts';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import { acceptOffer } from './commands/accept-offer.ts';
import { apply } from './commands/apply.ts';
import { decide } from './commands/decide.ts';
import { fundPool } from './commands/fund-pool.ts';
import { markDue, markDueShape } from './commands/mark-due.ts';
import { repay } from './commands/repay.ts';
import { setProduct } from './commands/set-product.ts';
import { withdraw } from './commands/withdraw.ts';
import { creditInvariants } from './invariants.ts';
import { CreditLoans } from './loans.ts';
import type { CreditNeeds } from './needs.ts';
import type { CreditParts } from './parts.ts';
import { CREDIT_BOOK, CreditPoolRows } from './pool.ts';
import { creditEventsTable, creditProductsTable } from './state.ts';

export type CreditArea = Area &
  Pick<CreditParts, 'loans' | 'pool' | 'products'> & {
    /** What is offered, and held in the pool's own account. */
    claims(): Iterable<Claim>;
  };

const MARK = { name: markDueShape.name, input: {} };

/** Loans without a pledge, out of Quay's own capital, which staff decide on. */
export function creditArea(needs: CreditNeeds): CreditArea {
  const { changes, sequences, ledger, debtOf } = needs;
  const products = new Rows(creditProductsTable, changes);
  const pool = new CreditPoolRows(needs);
  const loans = new CreditLoans(changes, sequences.of('credit-event'));
  const parts: CreditParts = { ledger, debtOf, products, pool, loans, loanIds: sequences.of('credit-loan') };
  return {
    name: 'credit',
    ...{ loans, pool, products },
    state: [products, pool, loans],
    logs: [creditEventsTable],
    commands: [
      setProduct(parts),
      fundPool(parts),
      apply(parts),
      decide(parts),
      acceptOffer(parts),
      withdraw(parts),
      repay(parts),
      markDue(parts),
    ],
    due: (now) => (loans.isDue(now) ? [MARK] : []),
    rebuild: () => loans.rebuild(),
    invariants: creditInvariants(ledger, loans, pool),
    *claims() {
      for (const { asset, offered } of pool.values()) {
        if (offered > 0n) yield { owner: systemAccounts.creditPool, book: CREDIT_BOOK, asset, amount: offered };
      }
    },
  };
}
