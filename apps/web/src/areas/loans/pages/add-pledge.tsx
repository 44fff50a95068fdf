import { units } from '@quay/money';
import { Button, Field, Note } from '@quay/ui';
import { useState } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useAddPledge } from '../acts/add-pledge.ts';
import { typedOf } from '../forms/borrow.form.ts';
import { safe } from '../forms/borrow.tsx';
import { heldOf, loanFiguresOf } from '../loan-figures.ts';
import { ActPage } from '../parts/act-page.tsx';
import { NowThenTable } from '../parts/now-then.tsx';
import { type OneLoan, useOneLoan } from '../parts/one-loan.tsx';
import { TimeRule } from '../parts/time-rule.tsx';
import { useLoanAct } from '../parts/use-act.ts';
import { useNow, useSaid } from '../use-said.ts';
import '../loans.css';

/** Pledges more: what it changes stands there, and that it makes nothing cheaper. */
export default function AddPledgePage() {
  const { words, money } = useSaid();
  const loanQuery = useOneLoan();
  const [typed, setTyped] = useState('');
  const { send, refused, isPending } = useLoanAct(useAddPledge(), loanQuery.number, words.added);
  const amount = safe(typed);
  const foot = loanQuery.one && (
    <Button
      wide
      loading={isPending}
      loadingLabel={words.adding}
      disabledReason={amount > 0n ? undefined : words.problem.amount}
      onClick={() => void send({ loan: loanQuery.one!.loan.loan, amount: typedOf(amount) })}
    >
      {amount > 0n ? words.addAct(money(amount, loanQuery.one.loan.pledge)) : words.addPledge}
    </Button>
  );
  return (
    <ActPage title={words.addPledge} loanQuery={loanQuery} foot={foot}>
      {loanQuery.one && <Form of={loanQuery.one} typed={typed} onType={setTyped} refused={refused} />}
    </ActPage>
  );
}

type FormProps = { of: OneLoan; typed: string; onType: (typed: string) => void; refused: string | undefined };

function Form({ of: { loan, prices }, typed, onType, refused }: FormProps) {
  const { words, money, price, percent, left } = useSaid();
  const now = useNow();
  const balances = useBalances().data;
  const { asset, pledge } = loan;
  const available = balances && units(availableIn(balances, 'spot', pledge));
  const amount = safe(typed);
  const held = heldOf(loan);
  const before = loanFiguresOf(held, prices, now);
  const after = loanFiguresOf({ ...held, pledged: held.pledged + amount }, prices, now);
  const priced = (soldAt: bigint | undefined) => (soldAt === undefined ? '–' : price(soldAt));
  return (
    <>
      <Field
        label={words.addFromSpot}
        figure
        unit={pledge}
        value={typed}
        onChange={onType}
        error={refused}
        end={
          available !== undefined && (
            <button type="button" className="q-act" onClick={() => onType(typedOf(available))}>
              {words.max}
            </button>
          )
        }
        below={available !== undefined && words.inSpot(money(available, pledge))}
      />
      <TimeRule of={after} pledge={pledge} />
      <NowThenTable
        title={words.whatChanges}
        then={words.withMore(money(amount, pledge))}
        rows={[
          { label: words.pledged, now: money(held.pledged, pledge), after: money(held.pledged + amount, pledge) },
          { label: words.pledgeRate, now: percent(before.rate), after: percent(after.rate) },
          { label: words.soldAt(pledge), now: priced(before.soldAt), after: priced(after.soldAt) },
          { label: words.warningByInterest, now: left(before.toWarning), after: left(after.toWarning) },
          { label: words.saleHeadLong, now: left(before.toSale), after: left(after.toSale) },
        ]}
      />
      <Note tone="quiet">{words.buysTime(money(before.hourly, asset))}</Note>
    </>
  );
}
