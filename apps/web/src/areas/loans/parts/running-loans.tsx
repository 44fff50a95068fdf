import type { Loan } from '@quay/contract/loans';
import { units } from '@quay/money';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/loans/queries/products.ts';
import { heldOf, loanFiguresOf, pricesOf, productOf } from '../loan-figures.ts';
import { useNow, useSaid } from '../use-said.ts';
import { LoanState } from './loan-state.tsx';
import { TimeRule } from './time-rule.tsx';

/** Loans that run, each with its rule of time. */
export function RunningLoans({ of: running }: { of: readonly Loan[] }) {
  const { words } = useSaid();
  return (
    <ul className="loans-list" aria-label={words.running}>
      {running.map((loan) => (
        <li key={loan.loan}>
          <Row of={loan} />
        </li>
      ))}
    </ul>
  );
}

function Row({ of: loan }: { of: Loan }) {
  const { words, figures, money, percent, left } = useSaid();
  const now = useNow();
  const prices = pricesOf(productOf(useQuery(productsQuery).data, loan));
  const loanFigures = loanFiguresOf(heldOf(loan), prices, now);
  return (
    <AppLink className="loans-row" href={paths.ownPledgeLoan(loan.loan)}>
      <p className="q-row-between">
        <b className="q-n">{money(loanFigures.owed, loan.asset)}</b>
        <LoanState of={loan} />
      </p>
      <p className="q-row-between q-t12 q-muted q-n">
        <span>{words.pledgedHour(money(units(loan.pledged), loan.pledge), money(loanFigures.hourly, loan.asset))}</span>
        <span>{words.dueOn(figures.dateTime(loan.dueAt))}</span>
      </p>
      <TimeRule of={loanFigures} pledge={loan.pledge} small />
      <p className="q-row-between q-t12 q-n">
        <span>{words.rateIs(percent(loanFigures.rate))}</span>
        <span className="q-muted">{words.saleByInterest(left(loanFigures.toSale))}</span>
      </p>
    </AppLink>
  );
}

/** What is owed in all, a coin a line. */
export function LoanSums({ of: loans }: { of: readonly Loan[] }) {
  const { words, money } = useSaid();
  const now = useNow();
  const sums = new Map<string, { owed: bigint; hourly: bigint }>();
  for (const loan of loans) {
    const { owed, hourly } = loanFiguresOf(heldOf(loan), undefined, now);
    const sum = sums.get(loan.asset) ?? { owed: 0n, hourly: 0n };
    sums.set(loan.asset, { owed: sum.owed + owed, hourly: sum.hourly + hourly });
  }
  if (sums.size === 0) return null;
  return (
    <>
      <p className="q-muted">{words.owedInAll}</p>
      {[...sums].map(([asset, { owed, hourly }]) => (
        <p key={asset}>
          <b className="loans-owed q-block q-n">{money(owed, asset)}</b>
          <span className="q-muted q-n">{words.eachHourOf(money(hourly, asset))}</span>
        </p>
      ))}
    </>
  );
}
