import { type haltNetwork, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const haltNetworkRoute: Route<typeof haltNetwork> = async ({ network, reason }, asking) => {
  const { chain, staff, audit, reads } = asking;
  if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
  if (!chain.network(network)) return refused(refusals['network-unknown'], {}, 'network');
  if ((await reads.chain.networkRow(network))?.halted) return refused(refusals['network-halted']);

  await audit.add({ staff, act: 'halt-network', subject: `network ${network}`, details: { reason } });
  await chain.halt(network, reason, staff.id);
  return told({});
};
