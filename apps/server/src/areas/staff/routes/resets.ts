import { reset, resets, staff } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** Recoveries of accounts that wait for somebody. */
export const resetRoutes = ({ identity }: StaffNeeds): Served[] => [
  serve(resets, async ({ state, before }) =>
    reply(await identity.resets.list({ state, before: before === undefined ? undefined : Number(before) })),
  ),
  serve(reset, async ({ resetId }) => {
    const found = await identity.resets.detail(Number(resetId));
    return found ? reply(found) : refused(staff['reset-unknown']);
  }),
];
