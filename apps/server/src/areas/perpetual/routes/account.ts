import type { account } from '@quay/contract/perpetual';
import { type Route, reply } from '../../../edge/route.ts';
import { accountRowsOf, accountsOf } from '../account.ts';
import type { PerpetualNeeds } from '../needs.ts';

export const accountRoute =
  ({ contracts }: Pick<PerpetualNeeds, 'contracts'>): Route<typeof account> =>
  async (_request, context) => {
    const rows = await accountRowsOf(await context.rows(), context.owner);
    return reply({ accounts: accountsOf(rows, contracts, Date.now()) });
  };
