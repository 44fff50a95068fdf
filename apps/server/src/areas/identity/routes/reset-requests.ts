import { applyReset, identity, resetStatus, stopReset } from '@quay/contract/identity';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';

/** Recovery of an account by staff, as its owner sees it. */
export const resetRequestRoutes = ({ accounts }: IdentityNeeds): Served[] => [
  serve(applyReset, async (request, context) => {
    const { guest, address } = context;
    const applied = await accounts.resets.apply(request, { guest, address });
    return isNo(applied) ? no(applied) : reply(applied);
  }),
  serve(resetStatus, async ({ number, contactEmail }) => {
    const found = await accounts.resets.status(number, contactEmail);
    if (!found) return refused(identity['reset-unknown']);
    const { state, appliedAt, dueAt, holdUntil } = found.reset;
    return reply({ state, appliedAt, dueAt, holdUntil, reason: found.reason });
  }),
  serve(stopReset, async ({ token }) => {
    const refusal = await accounts.resets.stop(token);
    return refusal ? no(refusal) : reply({});
  }),
];
