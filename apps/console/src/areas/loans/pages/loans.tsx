import type { LoanOverview, StaffLoan, StaffLoanPool, StaffLoanProduct } from '@quay/contract/staff';
import { Button, Empty, Pill } from '@quay/ui';
import { numberFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { FundLoanPool } from '../forms/fund-loan-pool.tsx';
import { SetLoanProduct } from '../forms/set-loan-product.tsx';
import '../loans.css';
import { Wide } from '../parts/wide.tsx';
import { useLoanOverview } from '../queries/loan-overview.ts';
import { useStaffLoans } from '../queries/staff-loans.ts';
import { loansWords } from '../words/index.ts';

const PAGE = 50;

function usePercent(): (share: string) => string {
  const format = numberFormat(useLanguageTag(), { style: 'percent', maximumFractionDigits: 2 });
  return (share) => format.format(Number(share));
}

/** Loans against a pledge: what is lent and free, on which terms, and every loan that runs. */
export default function LoansPage() {
  const shell = shellWords.useWords();
  const query = useLoanOverview();
  return (
    <PlainPage title={shell.areas.loans}>
      <Answered query={query}>{(overview) => <LoanFigures of={overview} />}</Answered>
      <Running />
    </PlainPage>
  );
}

function LoanFigures({ of: { pools, products, running, warned, overdue } }: { of: LoanOverview }) {
  const words = loansWords.useWords();
  return (
    <>
      <Section title={words.now} top>
        <Facts>
          <Fact label={words.running}>{running}</Fact>
          <Fact label={words.warned}>{warned}</Fact>
          <Fact label={words.overdue}>{overdue}</Fact>
        </Facts>
      </Section>
      <Section title={words.pools} top act={<FundLoanPool />}>
        {pools.length === 0 ? <p className="q-muted">{words.poolsNone}</p> : <Pools of={pools} />}
      </Section>
      <Section title={words.products} top act={<SetLoanProduct />}>
        {products.length === 0 ? <p className="q-muted">{words.productsNone}</p> : <Products of={products} />}
      </Section>
    </>
  );
}

function Heads({ left, right }: { left: readonly string[]; right: readonly string[] }) {
  return (
    <thead>
      <tr>
        {left.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
        {right.map((head) => (
          <th key={head} scope="col" className="q-right">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Pools({ of }: { of: readonly StaffLoanPool[] }) {
  const words = loansWords.useWords();
  const amount = useAmount(2);
  const percent = usePercent();
  const { asset, capital, lent, free, utilisation, interest, buyer, badDebt } = words.columns;
  return (
    <Wide label={words.pools}>
      <table className="con-table">
        <Heads left={[asset]} right={[capital, lent, free, utilisation, interest, buyer, badDebt]} />
        <tbody>
          {of.map((pool) => (
            <tr key={pool.asset}>
              <th scope="row">{pool.asset}</th>
              {[pool.capital, pool.lent, pool.free].map((figure, at) => (
                <td key={[capital, lent, free][at]} className="q-right q-n">
                  {amount(figure)}
                </td>
              ))}
              <td className="q-right q-n">{percent(pool.utilisation)}</td>
              <td className="q-right q-n">{amount(pool.interest)}</td>
              <td className="q-right q-n">{amount(pool.buyer)}</td>
              <td className={`q-right q-n${pool.badDebt === '0' ? '' : ' q-warn'}`}>{amount(pool.badDebt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Products({ of }: { of: readonly StaffLoanProduct[] }) {
  const words = loansWords.useWords();
  const amount = useAmount(2);
  const percent = usePercent();
  const { product, hourlyRate, initialRate, lent, pledged, open } = words.columns;
  return (
    <Wide label={words.products}>
      <table className="con-table">
        <Heads left={[product]} right={[hourlyRate, initialRate, lent, pledged, open]} />
        <tbody>
          {of.map((one) => (
            <tr key={`${one.asset}/${one.pledge}/${one.days}`}>
              <th scope="row" className="q-nowrap">
                {words.productOf(one.asset, one.pledge, String(one.days))}
              </th>
              <td className="q-right q-n">{percent(one.hourlyRate)}</td>
              <td className="q-right q-n">{percent(one.initialRate)}</td>
              <td className="q-right q-n q-nowrap">{words.of(amount(one.lent), amount(one.lentMax))}</td>
              <td className="q-right q-n q-nowrap">{words.of(amount(one.pledged), amount(one.pledgedMax))}</td>
              <td className="q-right">
                <span className="loans-acts">
                  <Pill tone={one.open ? 'accent' : 'neutral'}>{one.open ? words.isOpen : words.isClosed}</Pill>
                  <SetLoanProduct product={one} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

/** Loans that are not over, newest first; their rates are of now. */
function Running() {
  const words = loansWords.useWords();
  const [before, setBefore] = useState<string>();
  const query = useStaffLoans(before);
  return (
    <Section title={words.loans} top>
      <Answered query={query}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={words.loansNone}>{words.loansNoneWords}</Empty>
          ) : (
            <>
              <Loans of={rows} />
              <p className="loans-acts">
                {before !== undefined && (
                  <Button variant="quiet" onClick={() => setBefore(undefined)}>
                    {words.newest}
                  </Button>
                )}
                {rows.length === PAGE && (
                  <Button variant="quiet" onClick={() => setBefore(String(rows.at(-1)!.loan))}>
                    {words.older}
                  </Button>
                )}
              </p>
            </>
          )
        }
      </Answered>
    </Section>
  );
}

function Loans({ of }: { of: readonly StaffLoan[] }) {
  const words = loansWords.useWords();
  const amount = useAmount(2);
  const percent = usePercent();
  const { loan, borrower, debt, pledged, rate, due, state } = words.columns;
  const toneOf = (one: StaffLoan) => (one.status === 'overdue' ? 'fall' : one.warnedAt === null ? 'accent' : 'warn');
  const stateOf = (one: StaffLoan) =>
    one.status === 'overdue' ? words.overdue : one.warnedAt === null ? words.runs : words.warned;
  return (
    <Wide label={words.loans}>
      <table className="con-table">
        <Heads left={[loan, borrower]} right={[debt, pledged, rate, due, state]} />
        <tbody>
          {of.map((one) => (
            <tr key={one.loan}>
              <th scope="row" className="q-n">
                {one.loan}
              </th>
              <td>{one.name}</td>
              <td className="q-right q-n q-nowrap">{`${amount(one.debt)} ${one.asset}`}</td>
              <td className="q-right q-n q-nowrap">{`${amount(one.pledged)} ${one.pledge}`}</td>
              <td className="q-right q-n">{one.rate === null ? '–' : percent(one.rate)}</td>
              <td className="q-right q-nowrap">
                <Moment at={one.dueAt} />
              </td>
              <td className="q-right">
                <Pill tone={toneOf(one)}>{stateOf(one)}</Pill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
