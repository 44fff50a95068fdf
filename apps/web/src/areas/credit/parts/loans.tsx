import type { CreditList } from '@quay/contract/credit';
import { Button, Empty, Tabs } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../../parts/query-state.tsx';
import { creditHistoryQuery } from '../queries/history.ts';
import { useSaid } from '../use-said.ts';
import { LoanCard } from './loan-card.tsx';

type List = CreditList | 'all';
const lists = ['all', 'open', 'repaid', 'refused'] as const;

/** The user's applications and loans, all or some; `flush` where what is around them has a gutter. */
export function Loans({ flush = false }: { flush?: boolean }) {
  const { words } = useSaid();
  const [list, setList] = useState<List>('all');
  const query = useInfiniteQuery(creditHistoryQuery(list));
  const loans = query.data?.pages.flatMap(({ content }) => content);
  return (
    <>
      <Tabs<List>
        label={words.lists}
        {...(flush && { gutter: 'flush' })}
        value={list}
        onChange={setList}
        items={lists.map((id) => ({ id, label: words.list[id] }))}
      />
      {loans === undefined ? (
        <QueryState queries={[query]} failed={words.loansFailed} kept={words.loansFailedWhy} />
      ) : loans.length === 0 ? (
        <Empty title={words.noLoans}>{words.noLoansWhy}</Empty>
      ) : (
        loans.map((loan) => <LoanCard key={loan.id} of={loan} />)
      )}
      {query.hasNextPage && (
        <div className="credit-older">
          <Button variant="quiet" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {words.older}
          </Button>
        </div>
      )}
    </>
  );
}
