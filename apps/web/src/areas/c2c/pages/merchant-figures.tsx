import '../users.css';
import type { Statistics } from '@quay/contract/c2c';
import { buttonClass, KeyValue } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { QueryState } from '../../../parts/query-state.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { DayBars } from '../merchant/day-bars.tsx';
import { MerchantPage } from '../merchant/merchant-page.tsx';
import { ReputationList } from '../merchant/reputation-list.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { statisticsQuery } from '../queries/statistics.ts';
import { merchantWords } from '../words/merchant/index.ts';

const USDT = 2;

/** A merchant's own figures. */
export default function MerchantFigures() {
  return (
    <MerchantPage part="figures">
      <Figures />
    </MerchantPage>
  );
}

function Figures() {
  const words = merchantWords.useWords();
  const statistics = useQuery(statisticsQuery);
  const me = useQuery(meQuery);
  return (
    <div className="merchant-body">
      {statistics.data && me.data ? (
        <div className="merchant-figures">
          <div>
            <Turnover statistics={statistics.data} />
          </div>
          <div>
            <ReputationList reputation={me.data.reputation} />
            <div className="people-acts">
              <Link className={buttonClass({ variant: 'second', wide: true })} to={c2cPaths.merchant()}>
                {words.rows.certificate}
              </Link>
            </div>
          </div>
        </div>
      ) : (
        <QueryState queries={[statistics, me]} failed={words.figuresFailed} kept={words.figuresFailedWhy} />
      )}
    </div>
  );
}

function Turnover({ statistics: { today, days30, byDay, inEscrow } }: { statistics: Statistics }) {
  const words = merchantWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const usdt = (value: string) => `${figures.quantity(value, USDT)}\u00a0USDT`;
  const count = (value: number) => figures.quantity(String(value), 0);
  return (
    <>
      <section className="merchant-part">
        <h2>{words.today}</h2>
        <p className="merchant-today">
          <span className="q-t32 q-strong q-n">{figures.quantity(today.value, USDT)}</span>{' '}
          <span className="q-muted">USDT</span>
        </p>
        <p className="q-muted q-n">{words.ordersDone(today.orders)}</p>
      </section>
      <section className="merchant-part">
        <h2>{words.last30}</h2>
        <DayBars days={byDay} />
        <dl>
          <KeyValue label={words.bought}>{usdt(days30.bought)}</KeyValue>
          <KeyValue label={words.sold}>{usdt(days30.sold)}</KeyValue>
          <KeyValue label={words.completed}>{count(days30.orders)}</KeyValue>
          <KeyValue label={words.cancelled}>{count(days30.cancelled)}</KeyValue>
          <KeyValue label={words.appealed}>{count(days30.appealed)}</KeyValue>
        </dl>
      </section>
      <section className="merchant-part">
        <h2>{words.inEscrow}</h2>
        {inEscrow.length === 0 ? (
          <p className="q-muted">{words.inEscrowNone}</p>
        ) : (
          <dl>
            {inEscrow.map(({ symbol, amount }) => (
              <KeyValue key={symbol} label={symbol}>
                {amounts.coin(amount, symbol)}
              </KeyValue>
            ))}
          </dl>
        )}
      </section>
    </>
  );
}
