import type { LoanProductRow } from '@quay/contract/loans';
import { units } from '@quay/money';
import { Button, Checkbox, Empty, ErrorLine, IconButton, KeyValue, PanePage, Sheet, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { runningLoansQuery } from '../../../holdings/queries/own-loans.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/loans/queries/products.ts';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useBorrow } from '../acts/borrow.ts';
import { useLoansPushes } from '../changed.ts';
import { requestIdOf, typedOf, useBorrowDraft } from '../forms/borrow.form.ts';
import { BorrowFields, safe, useBorrowing } from '../forms/borrow.tsx';
import { loanFiguresOf, pricesOf, wanted } from '../loan-figures.ts';
import { LoanCosts, LoanLimits } from '../parts/loan-costs.tsx';
import { LoansLine } from '../parts/loans-line.tsx';
import { PoolStory } from '../parts/pool-story.tsx';
import { LoanSums, RunningLoans } from '../parts/running-loans.tsx';
import { TimeLeft } from '../parts/time-left.tsx';
import { useNow, useSaid } from '../use-said.ts';
import { loansWords } from '../words/index.ts';
import '../loans.css';

/** Borrows against a pledge: what it costs and how long it holds stands there before anything is done. */
export default function BorrowPage() {
  const words = loansWords.useWords();
  const wide = useWide();
  const navigate = useNavigate();
  const query = useQuery(productsQuery);
  const line = <LoansLine page="borrow" />;
  const products = query.data;
  const first = products?.[0];
  if (products && first) return <Borrowing products={products} />;
  const state = products ? (
    <Empty title={words.noProducts}>{words.noProductsWhy}</Empty>
  ) : (
    <QueryState queries={[query]} failed={words.productsFailed} kept={words.failedWhy} />
  );
  if (wide)
    return (
      <PanePage title={words.borrowTitle} line={line}>
        {state}
      </PanePage>
    );
  const acts = <IconButton icon="list" label={words.pages.loans} onClick={() => void navigate(paths.pledgeLoans())} />;
  return (
    <ColumnPage title={words.borrowTitle} backTo={paths.home()} acts={acts}>
      {state}
    </ColumnPage>
  );
}

function Borrowing({ products }: { products: readonly LoanProductRow[] }) {
  const { words, money } = useSaid();
  const wide = useWide();
  const navigate = useNavigate();
  const requireLogin = useRequireLogin();
  const now = useNow();
  const [isConfirming, setConfirming] = useState(false);
  const { draft, product = products[0]!, available, problem } = useBorrowing(products);
  const { asset, pledge, days } = product;
  const held = wanted(product, safe(draft.amount), safe(draft.pledged), now);
  const prices = pricesOf(product);
  const isThere = held.debt.principal > 0n && held.pledged > 0n;
  const label = isThere ? words.borrowAct(money(held.debt.principal, asset)) : words.borrowTitle;
  const fields = (
    <form
      className="loans-form"
      onSubmit={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <BorrowFields products={products} product={product} available={available} problem={problem} />
    </form>
  );
  const button = (
    <Button wide onClick={open} disabledReason={problem === undefined ? undefined : words.problem[problem]}>
      {label}
    </Button>
  );
  const time = isThere ? (
    <TimeLeft of={held} pledge={pledge} prices={prices} at={now} />
  ) : (
    <p className="q-muted loans-part">{words.typeFirst}</p>
  );
  const costs = <LoanCosts {...{ of: held, asset, days, prices, at: now }} />;
  const limits = (
    <LoanLimits
      {...{ of: held, pledge, days, prices, at: now }}
      saleFeeRate={units(product.saleFeeRate)}
      initialRate={units(product.initialRate)}
    />
  );
  const pool = <PoolStory asset={asset} hourly={isThere ? loanFiguresOf(held, prices, now).hourly : undefined} />;
  const sheet = isConfirming && (
    <Confirm
      product={product}
      onClose={() => setConfirming(false)}
      onDone={(loan) => void navigate(paths.ownPledgeLoan(loan))}
    />
  );

  function open() {
    if (problem === undefined && requireLogin()) setConfirming(true);
  }

  if (wide) {
    return (
      <PanePage
        title={words.borrowTitle}
        line={<LoansLine page="borrow" />}
        startLabel={words.borrowTitle}
        start={
          <>
            {fields}
            <div className="loans-part">{costs}</div>
          </>
        }
        startFoot={button}
        asideLabel={words.running}
        aside={<Running />}
      >
        <div className="loans-pane">
          {time}
          <div className="loans-pair">
            <section className="loans-part">
              <h2>{words.atTheLimit}</h2>
              {limits}
            </section>
            {pool}
          </div>
        </div>
        {sheet}
      </PanePage>
    );
  }
  const acts = <IconButton icon="list" label={words.pages.loans} onClick={() => void navigate(paths.pledgeLoans())} />;
  return (
    <ColumnPage title={words.borrowTitle} backTo={paths.home()} acts={acts} foot={button}>
      {fields}
      {time}
      <section className="loans-part">
        <h2>{words.whatItCosts}</h2>
        {costs}
        {limits}
      </section>
      {pool}
      {sheet}
    </ColumnPage>
  );
}

/** What runs already, beside what is added to it. */
function Running() {
  const { words } = useSaid();
  const loggedIn = useSession((session) => session.token !== null);
  const query = useQuery({ ...runningLoansQuery, enabled: loggedIn });
  useLoansPushes();
  const running = query.data;
  return (
    <>
      <p className="q-row-between">
        <b className="q-t16">
          {words.running} {running && <span className="q-muted q-n">{running.length}</span>}
        </b>
        <AppLink className="q-act" href={paths.pledgeRecord()}>
          {words.pages.records}
        </AppLink>
      </p>
      {running && running.length > 0 ? (
        <>
          <div className="loans-about">
            <LoanSums of={running} />
          </div>
          <RunningLoans of={running} />
        </>
      ) : running || !loggedIn ? (
        <Empty title={words.noLoans}>{words.noLoansWhy}</Empty>
      ) : (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      )}
    </>
  );
}

type ConfirmProps = { product: LoanProductRow; onClose: () => void; onDone: (loan: number) => void };

/** What leaves, what arrives, what it costs and what may be sold: read once more before it is done. */
function Confirm({ product, onClose, onDone }: ConfirmProps) {
  const { words, money, about, rate, left, percent } = useSaid();
  const now = useNow();
  const draft = useBorrowDraft();
  const borrowing = useBorrow();
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const { asset, pledge, days } = product;
  const held = wanted(product, safe(draft.amount), safe(draft.pledged), now);
  const { hourly, yearly, toWarning, toSale, worth } = loanFiguresOf(held, pricesOf(product), now);
  const title = words.borrowAct(money(held.debt.principal, asset));

  async function send() {
    if (!agreed || borrowing.isPending) return;
    setRefused(undefined);
    try {
      const requestId = requestIdOf(draft, newRequestId);
      const { loan } = await borrowing.mutateAsync({
        ...{ asset, pledge, days, amount: typedOf(held.debt.principal), pledged: typedOf(held.pledged) },
        ...{ hourlyRate: product.hourlyRate, requestId },
      });
      useBorrowDraft.setState({ amount: '', pledged: '', requestId: '', stands: '' });
      showToast(words.borrowed(money(held.debt.principal, asset)), { tone: 'done' });
      onDone(loan);
    } catch (failure) {
      setRefused(failure instanceof Refusal ? failure.words : words.notAnswered);
    }
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      closeLabel={words.close}
      foot={
        <Button
          wide
          onClick={() => void send()}
          loading={borrowing.isPending}
          loadingLabel={words.borrowing}
          disabledReason={agreed ? undefined : words.agreeFirst}
        >
          {title}
        </Button>
      }
    >
      {refused && <ErrorLine>{refused}</ErrorLine>}
      <dl>
        <KeyValue label={words.tiedUp}>
          <b className="q-n">{money(held.pledged, pledge)}</b>
          {worth !== undefined && <span className="q-muted q-n"> {words.worth(about(worth, asset))}</span>}
        </KeyValue>
        <KeyValue label={words.arrives}>
          <b className="q-n">{money(held.debt.principal, asset)}</b>
        </KeyValue>
        <KeyValue label={words.eachHour}>
          <span className="q-n">{words.hourAndYear(money(hourly, asset), rate(yearly))}</span>
        </KeyValue>
        <KeyValue label={words.warningAt}>
          <span className="q-n">{left(toWarning)}</span>
        </KeyValue>
        <KeyValue label={words.saleAt}>
          <span className="q-n">{words.byInterest(left(toSale))}</span>
        </KeyValue>
        <KeyValue label={words.soldThen}>{words.backTo(percent(units(product.initialRate)))}</KeyValue>
        <KeyValue label={words.late}>
          <span className="q-warn">{words.lateTimes(product.lateMultiple)}</span>
        </KeyValue>
      </dl>
      <Checkbox checked={agreed} onChange={setAgreed}>
        {words.mayBeSold}
      </Checkbox>
    </Sheet>
  );
}
