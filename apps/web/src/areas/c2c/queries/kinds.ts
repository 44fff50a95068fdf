import { kinds } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { seldom } from './seldom.ts';

/** Ways in which fiat is paid, and what is written down of an account of each. */
export const kindsQuery = queryOptions({
  ...seldom,
  queryKey: ['c2c', 'kinds'],
  queryFn: ({ signal }) => ask(kinds, {}, { signal, quiet: true }),
});
