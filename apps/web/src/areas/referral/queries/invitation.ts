import { invitation } from '@quay/contract/referral';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Whether an invitation code can be used. */
export const invitationQuery = (usercode: string) =>
  queryOptions({
    queryKey: ['referral', 'invitation', usercode],
    queryFn: ({ signal }) => ask(invitation, { usercode }, { signal }),
    meta: { shared: true },
  });
