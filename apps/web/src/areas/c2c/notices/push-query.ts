import { queryOptions } from '@tanstack/react-query';
import { pushState } from '../../../push/push.ts';

/** How web push stands in this browser; its settings may be changed beside the app at any time. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: pushState,
  networkMode: 'always',
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});
