import { paidOf } from '@quay/core/lending';
import { units } from '@quay/money';
import { Button, ErrorLine, Field, KeyValue, Note, Segments } from '@quay/ui';
import { useState } from 'react';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { useRepay } from '../acts/repay.ts';
import { typedOf } from '../forms/borrow.form.ts';
import { safe } from '../forms/borrow.tsx';
import { heldOf, hoursOf, loanFiguresOf, repaid } from '../loan-figures.ts';
import { ActPage } from '../parts/act-page.tsx';
import { NowThenTable } from '../parts/now-then.tsx';
import { type OneLoan, useOneLoan } from '../parts/one-loan.tsx';
import { useLoanAct } from '../parts/use-act.ts';
import { useNow, useSaid } from '../use-said.ts';
import '../loans.css';

type How = 'all' | 'part';

/** Repays a part or all: where the money goes, and what is left. */
export default function RepayPage() {
  const { words, money, exact } = useSaid();
  const now = useNow();
  const loanQuery = useOneLoan();
  const [how, setHow] = useState<How>('all');
  const [typed, setTyped] = useState('');
  const { send, refused, isPending } = useLoanAct(useRepay(), loanQuery.number, words.repaid);
  const { one } = loanQuery;
  const owed = one ? loanFiguresOf(heldOf(one.loan), one.prices, now).owed : 0n;
  const amount = how === 'all' ? owed : safe(typed);
  const isTooMuch = amount > owed;
  const foot = one && (
    <Button
      wide
      loading={isPending}
      loadingLabel={words.repaying}
      disabledReason={amount === 0n ? words.problem.amount : isTooMuch ? words.moreThanOwed : undefined}
      onClick={() => void send({ loan: one.loan.loan, ...(how === 'part' && { amount: typedOf(amount) }) })}
    >
      {amount > 0n ? words.repayAct(money(amount, one.loan.asset)) : words.repay}
    </Button>
  );
  return (
    <ActPage title={words.repay} loanQuery={loanQuery} foot={foot}>
      {one && (
        <>
          <Segments<How>
            label={words.repay}
            items={[
              { id: 'all', label: words.everything(exact(owed, one.loan.asset)) },
              { id: 'part', label: words.aPart },
            ]}
            value={how}
            onChange={setHow}
          />
          <Form {...{ of: one, how, typed, refused, amount, owed, now }} onType={setTyped} />
        </>
      )}
    </ActPage>
  );
}

type FormProps = {
  of: OneLoan;
  how: How;
  typed: string;
  onType: (typed: string) => void;
  refused: string | undefined;
  amount: bigint;
  owed: bigint;
  now: number;
};

function Form({ of: { loan, prices }, how, typed, onType, refused, amount, owed, now }: FormProps) {
  const { words, money, price, percent, left } = useSaid();
  const balances = useBalances().data;
  const { asset, pledge } = loan;
  const available = balances && units(availableIn(balances, 'spot', asset));
  const held = heldOf(loan);
  const paying = amount > owed ? owed : amount;
  const paid = paidOf(held.debt, paying, now);
  const isAll = paying === owed;
  const before = loanFiguresOf(held, prices, now);
  const after = loanFiguresOf(repaid(held, paying, now), prices, now);
  const most = available === undefined || available > owed ? owed : available;
  const priced = (soldAt: bigint | undefined) => (soldAt === undefined ? '–' : price(soldAt));
  const shares = paying === 0n ? 0 : Number((paid.interest * 1000n) / paying) / 10;
  return (
    <>
      {how === 'part' ? (
        <Field
          label={words.repayFromSpot}
          figure
          unit={asset}
          value={typed}
          onChange={onType}
          error={refused ?? (amount > owed ? words.moreThanOwed : undefined)}
          end={
            <button type="button" className="q-act" onClick={() => onType(typedOf(most))}>
              {words.max}
            </button>
          }
          below={available !== undefined && words.inSpot(money(available, asset))}
        />
      ) : (
        <>
          {refused && <ErrorLine>{refused}</ErrorLine>}
          {available !== undefined && <p className="q-muted q-n">{words.inSpot(money(available, asset))}</p>}
        </>
      )}
      <section className="loans-part">
        <h2>{words.whereItGoes(money(paying, asset))}</h2>
        {paying > 0n && (
          <div className="loans-parts" aria-hidden="true">
            <span style={{ flexGrow: shares }} />
            <span style={{ flexGrow: 100 - shares }} />
          </div>
        )}
        <dl>
          <KeyValue label={words.interestHours(hoursOf(held, now))}>
            <span className="q-n">{money(paid.interest, asset)}</span>
          </KeyValue>
          <KeyValue label={words.offTheLoan}>
            <span className="q-n">{money(paid.principal, asset)}</span>
          </KeyValue>
        </dl>
      </section>
      <NowThenTable
        title={words.whatIsLeft}
        then={words.after}
        rows={[
          { label: words.oweNow, now: money(before.owed, asset), after: money(isAll ? 0n : after.owed, asset) },
          { label: words.eachHour, now: money(before.hourly, asset), after: money(isAll ? 0n : after.hourly, asset) },
          { label: words.pledgeRate, now: percent(before.rate), after: isAll ? '–' : percent(after.rate) },
          { label: words.saleHeadLong, now: left(before.toSale), after: isAll ? '–' : left(after.toSale) },
          { label: words.soldAt(pledge), now: priced(before.soldAt), after: isAll ? '–' : priced(after.soldAt) },
        ]}
      />
      <Note tone="quiet">{words.chargedOnce(money(held.pledged, pledge))}</Note>
    </>
  );
}
