import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { verificationWords } from '../words/index.ts';

type LoadedProps<Data> = {
  query: UseQueryResult<Data>;
  title: string;
  backTo: string;
  children: (data: Data) => ReactNode;
};

/** A screen that stands once its answer is there; before that its shape, or what failed with a way to try again. */
export function Loaded<Data>({ query, title, backTo, children }: LoadedProps<Data>) {
  const words = verificationWords.useWords();
  if (query.data !== undefined) return children(query.data);
  return (
    <ColumnPage title={title} backTo={backTo}>
      <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
    </ColumnPage>
  );
}
