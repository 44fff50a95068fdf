import type { CreditPoolOfConsole } from '@quay/contract/staff';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { percentOf } from '../carries.ts';
import { FundCredit } from '../forms/fund-credit.tsx';
import { SetCreditProduct } from '../forms/set-credit-product.tsx';
import { useCreditPool } from '../queries/credit-pool.ts';
import { creditWords } from '../words/index.ts';
import '../credit.css';

/** What Quay lends of its own: what is there, what is out, and on which terms. */
export default function CreditPoolPage() {
  const shell = shellWords.useWords();
  const query = useCreditPool();
  return (
    <PlainPage title={shell.areas.creditPool}>
      <Answered query={query}>
        {(pool) => (
          <>
            <Money of={pool} />
            <Products of={pool} />
          </>
        )}
      </Answered>
    </PlainPage>
  );
}

function Money({ of }: { of: CreditPoolOfConsole }) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  const coins = (value: string) => (
    <span className="q-n">
      {amount(value)} {of.coinSymbol}
    </span>
  );
  return (
    <Section title={words.pool} top act={<FundCredit of={of} />}>
      <Facts>
        <Fact label={words.capital}>{coins(of.capital)}</Fact>
        <Fact label={words.interestGot}>{coins(of.interest)}</Fact>
        <Fact label={words.lent}>{coins(of.lent)}</Fact>
        <Fact label={words.offered}>{coins(of.offered)}</Fact>
        <Fact label={words.free}>{coins(of.free)}</Fact>
        <Fact label={words.runningCount}>{of.running}</Fact>
        <Fact label={words.overdueCount}>
          {of.overdue === 0 ? (
            <span className="q-muted">{words.none}</span>
          ) : (
            <span className="q-warn">
              {of.overdue}, {coins(of.overdueOwed)}
            </span>
          )}
        </Fact>
      </Facts>
      {of.waiting.map(({ approvalId, kind, by }) => (
        <p key={approvalId}>
          <Link className="q-act" to={paths.approval(approvalId)}>
            {words.waits[kind === 'fund-credit' ? 'fund' : 'product'](by)}
          </Link>
        </p>
      ))}
    </Section>
  );
}

function Products({ of }: { of: CreditPoolOfConsole }) {
  const words = creditWords.useWords();
  const amount = useAmount(2);
  return (
    <Section title={words.products} count={of.products.length} top act={<SetCreditProduct label={words.addProduct} />}>
      {of.products.length === 0 ? (
        <p className="q-muted">{words.noProducts}</p>
      ) : (
        <table className="con-table">
          <thead>
            <tr>
              {(['days', 'rate', 'late', 'bounds', 'oneMax', 'open', 'act'] as const).map((head) => (
                <th key={head} scope="col">
                  {words.productHeads[head]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.products.map((product) => (
              <tr key={product.cycle}>
                <th scope="row">{words.days(product.cycle)}</th>
                <td className="q-n">{words.percent(percentOf(product.dailyRate))}</td>
                <td className="q-n">× {product.lateMultiple}</td>
                <td className="q-n">{words.bounds(amount(product.minAmount), amount(product.maxAmount))}</td>
                <td className="q-n">{amount(product.oneMax)}</td>
                <td>{product.open ? words.yes : words.no}</td>
                <td>
                  <SetCreditProduct label={words.change} product={product} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
