import '../movements.css';
import { buttonClass, Empty, Planks } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { Link, Redirect, useSearchParams } from '@quay/web-kit/router';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useMovements } from '../queries/movements.ts';

type DetailWords = {
  readonly title: string;
  readonly none: string;
  readonly noneWhy: string;
  readonly toRecords: string;
  readonly failed: string;
  readonly failedWhy: string;
};

type MovementDetailProps<Movement> = {
  words: DetailWords;
  queryOf: (id: string) => UseQueryOptions<Movement, Error, Movement, string[]>;
  /** The reason with which the exchange says that there is none of this number. */
  unknown: string;
  children: (movement: Movement) => ReactNode;
};

/** The page of one deposit or withdrawal, whose number stands in the address. */
export function MovementDetail<Movement>({ words, queryOf, unknown, children }: MovementDetailProps<Movement>) {
  const id = useSearchParams()[0].get('id');
  if (!id || !/^\d+$/.test(id)) return <Redirect to={paths.depositsAndWithdrawals()} />;
  return (
    <ColumnPage title={words.title} backTo={paths.depositsAndWithdrawals()}>
      <Found id={id} words={words} queryOf={queryOf} unknown={unknown}>
        {children}
      </Found>
    </ColumnPage>
  );
}

function Found<Movement>({ id, words, queryOf, unknown, children }: MovementDetailProps<Movement> & { id: string }) {
  useMovements();
  const query = useQuery(queryOf(id));
  if (query.data) return children(query.data);
  if (query.error instanceof Refusal && query.error.reason === unknown) {
    return (
      <Empty
        title={words.none}
        act={
          <Link className={buttonClass({ wide: true })} to={paths.depositsAndWithdrawals()}>
            {words.toRecords}
          </Link>
        }
      >
        {words.noneWhy}
      </Empty>
    );
  }
  return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />;
}

type ConfirmationsProps = { done: number; of: number; label: (done: number, of: number) => string };

/** How many blocks stand on that of the movement, of those that it needs. */
export function Confirmations({ done, of, label }: ConfirmationsProps) {
  return (
    <div className="movement-progress">
      <Planks done={done} of={of} label={label(done, of)} />
    </div>
  );
}
