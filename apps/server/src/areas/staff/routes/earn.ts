import { earnDesk, earnOrders } from '@quay/contract/staff';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;
const LAST = Number.MAX_SAFE_INTEGER;

/** What staff watch of Earn. */
export const earnDeskRoutes = ({ earn: desk }: Pick<StaffNeeds, 'earn'>): Served[] => [
  serve(earnDesk, async () => reply(await desk.overview())),
  serve(earnOrders, async ({ frozen, before }) =>
    reply(await desk.orders(before === undefined ? LAST : Number(before), PAGE, frozen !== undefined)),
  ),
];
