import { type acknowledgeReversal, staff as refusals } from '@quay/contract/staff';
import type { AcknowledgeReversal, Withdrawal } from '@quay/core';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const acknowledgeReversalRoute =
  ({ audit, chain, core }: StaffNeeds): Route<typeof acknowledgeReversal> =>
  async ({ withdrawalId }, context) => {
    const { staff } = context;
    const rows = await context.rows();
    const row = await rows.chain.withdrawalCase(withdrawalId);
    if (!row) return refused(refusals['withdrawal-unknown']);
    if (row.username.toLowerCase() === staff.username.toLowerCase()) return refused(refusals['own-case']);

    const details = { user: String(row.owner) };
    await audit.add({ staff, act: 'acknowledge-reversal', subject: `withdrawal ${withdrawalId}`, details });
    const request: AcknowledgeReversal = { withdrawal: withdrawalId, by: staff.id };
    const { outcome, seq } = await core.submit<Withdrawal>('wallet/acknowledge-reversal', request);
    if (!outcome.ok) return { outcome, seq };
    chain.trigger();
    return reply({}, seq);
  };
