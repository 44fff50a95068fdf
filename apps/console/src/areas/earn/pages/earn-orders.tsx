import type { EarnOrderOfConsole } from '@quay/contract/staff';
import { Button, Chip, Empty, ErrorRow, Pill, SkeletonRows } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { FreezeEarnOrder, UnfreezeEarnOrder } from '../forms/freeze-earn-order.tsx';
import { useEarnOrders } from '../queries/earn-orders.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** What people hold of terms and machines, newest first; orders can be frozen here. */
export default function EarnOrdersPage() {
  const words = earnWords.useWords();
  const shell = shellWords.useWords();
  const [isFrozen, setFrozen] = useState(false);
  const { rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useEarnOrders(isFrozen);
  return (
    <PlainPage
      title={shell.areas.earnOrders}
      acts={
        <Chip pressed={isFrozen} onClick={() => setFrozen(!isFrozen)}>
          {words.frozenOnly}
        </Chip>
      }
    >
      {!rows && error ? (
        <ErrorRow title={shell.listFailed} retryLabel={shell.tryAgain} onRetry={() => void refetch()}>
          {wordsOf(error) ?? shell.request.system}
        </ErrorRow>
      ) : !rows ? (
        <SkeletonRows label={shell.loading} disc={false} />
      ) : rows.length === 0 ? (
        <Empty title={words.noOrders}>{words.noOrdersWords}</Empty>
      ) : (
        <>
          <Orders rows={rows} />
          {hasNextPage && (
            <Button variant="second" size="row" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.more}
            </Button>
          )}
        </>
      )}
    </PlainPage>
  );
}

function Orders({ rows }: { rows: readonly EarnOrderOfConsole[] }) {
  const words = earnWords.useWords();
  const amount = useAmount(2);
  return (
    <section className="con-section earn-wide" aria-label={words.orders}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.order}</th>
            <th scope="col">{words.user}</th>
            <th scope="col">{words.columns.product}</th>
            <th scope="col" className="q-right">
              {words.amount}
            </th>
            <th scope="col">{words.until}</th>
            <th scope="col" className="q-right">
              {words.income}
            </th>
            <th scope="col">{words.columns.state}</th>
            <th scope="col">
              <span className="q-unseen">{words.freeze}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.order}>
              <th scope="row" className="q-n">
                {one.order}
              </th>
              <td>
                <Link className="q-act" to={paths.user(one.userId)}>
                  {one.username}
                </Link>
              </td>
              <td>{one.name}</td>
              <td className="q-right q-n q-nowrap">
                {amount(one.amount)} {one.asset}
              </td>
              <td className="q-nowrap">
                <Moment at={one.endsAt} />
              </td>
              <td className="q-right q-n">{amount(one.income)}</td>
              <td>
                {one.status === 'frozen' ? (
                  <>
                    <Pill tone="warn">{words.frozen}</Pill> <span className="q-muted q-t12">{one.frozenFor}</span>
                  </>
                ) : one.scheduled !== '0' ? (
                  <Pill tone="fall">{words.short(amount(one.scheduled))}</Pill>
                ) : (
                  <span className="q-muted">{words.statuses[one.status]}</span>
                )}
              </td>
              <td className="q-right">
                {one.status === 'frozen' ? (
                  <UnfreezeEarnOrder of={one} />
                ) : one.status === 'holding' ? (
                  <FreezeEarnOrder of={one} />
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
