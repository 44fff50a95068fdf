import { RESCAN_MAX, staff as refusals, type rescanNetwork } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const rescanNetworkRoute =
  ({ audit, chain, reads }: StaffNeeds): Route<typeof rescanNetwork> =>
  async ({ network, from, to, reason }, context) => {
    const { staff } = context;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
    const confirmed = (await reads.chain.networkRow(network))?.confirmed ?? -1;
    if (from < 0 || to < from || to > confirmed || to - from >= RESCAN_MAX) {
      return refused(
        refusals['rescan-malformed'],
        { from: '0', to: String(confirmed), max: String(RESCAN_MAX) },
        'from',
      );
    }
    const details = { from: String(from), to: String(to), reason };
    await audit.add({ staff, act: 'rescan-network', subject: `network ${network}`, details });
    await reads.chain.askRescan(network, from, to, staff.id, Date.now());
    chain.trigger();
    return reply({});
  };
