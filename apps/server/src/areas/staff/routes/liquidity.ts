import { liquidityDesk } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** What staff watch of linked wallets. */
export const liquidityDeskRoutes = ({ liquidity: desk }: Pick<StaffNeeds, 'liquidity'>): Served[] => [
  serve(liquidityDesk, async () => reply(await desk.overview())),
];
