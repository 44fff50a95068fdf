import { queryOptions } from '@tanstack/react-query';
import { fetchWithdrawEnable } from '../../../proof/queries/withdraw-enable.ts';
import { MOVEMENTS } from './movements.ts';
import { received } from './received.ts';

/** Whether the account may withdraw at all. */
export const gateQuery = queryOptions({
  ...received,
  queryKey: [MOVEMENTS, 'gate'],
  queryFn: ({ signal }) => fetchWithdrawEnable({ signal }),
});
