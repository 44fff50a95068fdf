import { linkedWalletsOverview } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** What staff watch of linked wallets. */
export const linkedWalletsRoutes = ({ liquidity }: Pick<StaffNeeds, 'liquidity'>): Served[] => [
  serve(linkedWalletsOverview, async () => reply(await liquidity.overview())),
];
