import { type haltNetwork, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const haltNetworkRoute =
  ({ audit, chain, reads }: StaffNeeds): Route<typeof haltNetwork> =>
  async ({ network, reason }, context) => {
    const { staff } = context;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    if ((await reads.chain.networkRow(network))?.halted) return refused(refusals['network-halted']);

    await audit.add({ staff, act: 'halt-network', subject: `network ${network}`, details: { reason } });
    await chain.halt(network, reason, staff.id);
    return reply({});
  };
