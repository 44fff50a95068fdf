import { passkeys } from '@quay/contract/identity';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { received } from './received.ts';

export const passkeysQuery = queryOptions({
  ...received,
  queryKey: ['security', 'passkeys'],
  queryFn: ({ signal }) => ask(passkeys, {}, { signal }),
});
