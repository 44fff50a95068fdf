import { earnOrders, earnOverview } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;
const LAST = Number.MAX_SAFE_INTEGER;

/** What staff watch of Earn. */
export const earnOverviewRoutes = ({ earn: administration }: Pick<StaffNeeds, 'earn'>): Served[] => [
  serve(earnOverview, async () => reply(await administration.overview())),
  serve(earnOrders, async ({ frozen, before }) =>
    reply(await administration.orders(before === undefined ? LAST : Number(before), PAGE, frozen !== undefined)),
  ),
];
