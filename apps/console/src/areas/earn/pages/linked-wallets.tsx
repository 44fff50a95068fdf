import type { LinkedWalletsOverview, WaitingDay } from '@quay/contract/staff';
import { Empty, ErrorRow, Pill, SkeletonRows } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { usePercent } from '../figures.ts';
import { SetLiquidityTerms } from '../forms/set-liquidity-terms.tsx';
import { useLinkedWalletsOverview } from '../queries/linked-wallets-overview.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** Linked wallets: what they are paid, what of it waits for the promotion budget, and which days wait for readings. */
export default function LinkedWalletsPage() {
  const words = earnWords.useWords().wallets;
  const shell = shellWords.useWords();
  const { data, error, refetch } = useLinkedWalletsOverview();
  return (
    <PlainPage title={shell.areas.linkedWallets} acts={data && <SetLiquidityTerms terms={data.terms} />}>
      {data ? (
        <>
          <Sums of={data} />
          {data.waiting.length === 0 ? (
            <Empty title={words.noneWaits}>{words.noneWaitsWords}</Empty>
          ) : (
            <Waiting of={data} />
          )}
        </>
      ) : error ? (
        <ErrorRow title={shell.listFailed} retryLabel={shell.tryAgain} onRetry={() => void refetch()}>
          {wordsOf(error) ?? shell.request.system}
        </ErrorRow>
      ) : (
        <SkeletonRows label={shell.loading} disc={false} />
      )}
    </PlainPage>
  );
}

function Sums({ of }: { of: LinkedWalletsOverview }) {
  const words = earnWords.useWords().wallets;
  const amount = useAmount(2);
  const percent = usePercent(4);
  const { terms, coin } = of;
  const isShort = of.scheduled !== '0';
  return (
    <dl className="earn-sums">
      <div>
        <dt>{words.terms}</dt>
        <dd className="q-n">
          {terms ? words.termsSaid(percent(terms.rate), amount(terms.minHeld), amount(terms.maxHeld)) : words.noTerms}
          {terms && !terms.open && `, ${words.closed}`}
        </dd>
      </div>
      <div>
        <dt>{words.linked}</dt>
        <dd className="q-n">{words.linkedSaid(String(of.linked), `${amount(of.held)} ${coin}`)}</dd>
      </div>
      <div>
        <dt>{words.paid}</dt>
        <dd className="q-n">{`${amount(of.paid)} ${coin}`}</dd>
      </div>
      <div>
        <dt>{words.left}</dt>
        <dd className="q-n">{`${amount(of.left)} ${coin}`}</dd>
      </div>
      <div>
        <dt>{words.scheduled}</dt>
        <dd className={`q-n${isShort ? ' q-warn' : ''}`}>{`${amount(of.scheduled)} ${coin}`}</dd>
      </div>
      <div>
        <dt>{words.unread}</dt>
        <dd className={`q-n${of.unread > 0 ? ' q-warn' : ''}`}>{of.unread}</dd>
      </div>
    </dl>
  );
}

function Waiting({ of: { waiting, coin } }: { of: LinkedWalletsOverview }) {
  const words = earnWords.useWords().wallets;
  const amount = useAmount(2);
  const said = (one: WaitingDay) =>
    one.status === 'scheduled' ? (
      <Pill tone="fall">{words.waitsForBudget}</Pill>
    ) : (
      <Pill tone="warn">{words.waitsForReadings}</Pill>
    );
  return (
    <section className="earn-wide" aria-label={words.waiting}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.user}</th>
            <th scope="col">{words.address}</th>
            <th scope="col" className="q-right">
              {words.readings}
            </th>
            <th scope="col" className="q-right">
              {words.lowest}
            </th>
            <th scope="col" className="q-right">
              {words.income}
            </th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map((one) => (
            <tr key={one.id}>
              <th scope="row" className="q-nowrap">
                <Moment at={one.beginsAt} />
              </th>
              <td>
                <Link className="q-act" to={paths.user(one.userId)}>
                  {one.username}
                </Link>
              </td>
              <td className="q-n">{one.address}</td>
              <td className="q-right q-n">{one.readings}</td>
              <td className="q-right q-n">{one.lowest === null ? '–' : amount(one.lowest)}</td>
              <td className="q-right q-n q-nowrap">{`${amount(one.income)} ${coin}`}</td>
              <td>{said(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
