import { RENEW_HOURS } from '@quay/contract/loans/rules';
import { Button, buttonClass, ErrorLine, KeyValue, Note } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { useRenew } from '../acts/renew.ts';
import { heldOf, loanFiguresOf, renewed } from '../loan-figures.ts';
import { ActPage } from '../parts/act-page.tsx';
import { NowThenTable } from '../parts/now-then.tsx';
import { type OneLoan, useOneLoan } from '../parts/one-loan.tsx';
import { useLoanAct } from '../parts/use-act.ts';
import { useNow, useSaid } from '../use-said.ts';
import '../loans.css';

/** Another term from the due time on: the interest so far is paid now, the rest stays borrowed. */
export default function RenewPage() {
  const { words, money } = useSaid();
  const now = useNow();
  const loanQuery = useOneLoan();
  const { one } = loanQuery;
  const { send, refused, isPending } = useLoanAct(useRenew(), loanQuery.number, words.renewedDone);
  const interest = one ? loanFiguresOf(heldOf(one.loan), one.prices, now).interest : 0n;
  const why = one && reasonOf(one, now, words);
  const foot = one && (
    <div className="loans-acts">
      <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.repayment(one.loan.loan)}>
        {words.repayInstead}
      </AppLink>
      {why === undefined && (
        <Button
          wide
          loading={isPending}
          loadingLabel={words.renewing}
          onClick={() => void send({ loan: one.loan.loan, hourlyRate: one.product?.hourlyRate ?? one.loan.hourlyRate })}
        >
          {words.renewAct(money(interest, one.loan.asset))}
        </Button>
      )}
    </div>
  );
  return (
    <ActPage title={words.renew} loanQuery={loanQuery} foot={foot}>
      {one && <Form of={one} now={now} refused={refused} why={why} />}
    </ActPage>
  );
}

/** Why it cannot be renewed just now; the core says the same. */
function reasonOf(
  { loan, product }: OneLoan,
  now: number,
  words: ReturnType<typeof useSaid>['words'],
): string | undefined {
  if (now >= loan.dueAt) return words.isOverdue;
  const hours = Math.ceil((loan.dueAt - RENEW_HOURS * loan.hourMs - now) / loan.hourMs);
  if (hours > 0) return words.notYet(hours);
  return product?.open === false ? words.closed : undefined;
}

type FormProps = { of: OneLoan; now: number; refused: string | undefined; why: string | undefined };

function Form({ of: { loan, product, prices }, now, refused, why }: FormProps) {
  const { words, figures, money, percent, rate, left } = useSaid();
  const { asset, pledge, days } = loan;
  const held = heldOf(loan);
  const then = renewed(held, product, days, now);
  const [before, after] = [loanFiguresOf(held, prices, now), loanFiguresOf(then, prices, now)];
  const atEnd = loanFiguresOf(then, prices, then.debt.dueAt);
  return (
    <>
      {refused && <ErrorLine>{refused}</ErrorLine>}
      {why && <Note tone="quiet">{why}</Note>}
      <dl>
        <KeyValue label={words.leavesSpot}>
          <b className="q-n">{money(before.interest, asset)}</b>
        </KeyValue>
        <KeyValue label={words.stillBorrowed}>
          <b className="q-n">{money(held.debt.principal, asset)}</b>
        </KeyValue>
        <KeyValue label={words.newTermCosts(days)}>
          <span className="q-n">{money(atEnd.interest, asset)}</span>
        </KeyValue>
        <KeyValue label={words.pledgeStays}>
          <span className="q-n">{money(held.pledged, pledge)}</span>
        </KeyValue>
      </dl>
      <NowThenTable
        title={words.whatChanges}
        then={words.after}
        rows={[
          { label: words.due, now: figures.dateTime(loan.dueAt), after: figures.dateTime(then.debt.dueAt) },
          { label: words.oweNow, now: money(before.owed, asset), after: money(after.owed, asset) },
          { label: words.rateOfHour, now: rate(held.debt.hourlyRate), after: rate(then.debt.hourlyRate) },
          { label: words.pledgeRate, now: percent(before.rate), after: percent(after.rate) },
          { label: words.saleHeadLong, now: left(before.toSale), after: left(after.toSale) },
        ]}
      />
    </>
  );
}
