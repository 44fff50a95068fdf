import { Button, ListRow } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { sentToUsersQuery } from '../queries/sent-to-users.ts';
import { sendWords } from '../words/send/index.ts';
import { useAmounts } from './use-amounts.ts';

/** What was sent to other users and received from them. */
export function SentToUsers() {
  const words = sendWords.useWords();
  const figures = useFigures();
  const amounts = useAmounts();
  const query = useInfiniteQuery(sentToUsersQuery);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const lines = data?.pages.flat();
  return (
    <section className="movement-topic q-line-above">
      <h2 className="q-t14 q-mid">{words.history}</h2>
      {!lines ? (
        <QueryState queries={[query]} failed={words.historyFailed} kept={words.failedWhy} rows={2} />
      ) : lines.length === 0 ? (
        <p className="q-muted">{words.none}</p>
      ) : (
        <>
          <ul className="movement-edge movement-people" aria-label={words.history}>
            {lines.map(({ transferId, direction, userId, name, symbol, amount, at }) => (
              <li key={transferId}>
                <ListRow
                  start={<CoinMark symbol={symbol} />}
                  title={words.directions[direction](name)}
                  sub={
                    <span className="q-n">
                      {words.uid(String(userId))} · {figures.dateTime(at)}
                    </span>
                  }
                  figure={`${direction === 'sent' ? '−' : '+'}${amounts(amount, symbol)}`}
                />
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
    </section>
  );
}
