import { settingChanges } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The newest hundred changes of a contract's settings. */
export const settingChangesQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['perpetual', 'setting-changes', symbol],
    queryFn: ({ signal }) => ask(settingChanges, { symbol, size: '100' }, { signal }),
    staleTime: 60_000,
    meta: { shared: true },
  });
