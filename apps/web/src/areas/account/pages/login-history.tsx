import '../parts/account.css';
import type { LoginLine } from '@quay/contract/identity';
import { Button, Empty, Icon, ListRow, Pill } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { loginsQuery } from '../queries/logins.ts';
import { accountWords } from '../words/index.ts';

/** Who came in to the account, from where and with what, and who tried. */
export default function LoginHistory() {
  const words = accountWords.useWords().logins;
  const query = useInfiniteQuery(loginsQuery);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const lines = data?.pages.flat();
  return (
    <ColumnPage title={words.title} backTo={paths.safety()} line={<AccountLine page="logins" />}>
      <p className="account-lead">{words.lead}</p>
      {!lines ? (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      ) : lines.length === 0 ? (
        <Empty title={words.empty}>{words.emptyWhy}</Empty>
      ) : (
        <>
          <ul className="column-edge account-rows" aria-label={words.title}>
            {lines.map((line) => (
              <li key={line.loginId}>
                <Line line={line} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              variant="second"
              wide
              loading={isFetchingNextPage}
              loadingLabel={words.more}
              onClick={() => void fetchNextPage()}
            >
              {words.more}
            </Button>
          )}
        </>
      )}
    </ColumnPage>
  );
}

function Line({ line: { device, address, at, outcome } }: { line: LoginLine }) {
  const words = accountWords.useWords().logins;
  const figures = useFigures();
  return (
    <ListRow
      start={<Icon name="device" />}
      title={device || words.unknown}
      sub={
        <span className="q-n">
          {address} · {figures.dateTime(at)}
        </span>
      }
      end={<Pill tone={outcome === 'entered' ? 'neutral' : 'warn'}>{words.outcomes[outcome]}</Pill>}
    />
  );
}
