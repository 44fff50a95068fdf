import { noticeSettings } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** By which ways the user is told of their contracts. Binding an address elsewhere changes it. */
export const noticeSettingsQuery = queryOptions({
  queryKey: ['perpetual', 'notice-settings'],
  queryFn: ({ signal }) => ask(noticeSettings, {}, { signal, quiet: true }),
  staleTime: 0,
});
