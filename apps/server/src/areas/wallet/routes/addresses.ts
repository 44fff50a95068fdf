import { addresses, checkAddress, removeAddress, wallet } from '@quay/contract/wallet';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import { isWithdrawalNetwork, savedOnWire, validateAddress, validateNew } from '../address-book.ts';
import type { WalletNeeds } from '../needs.ts';

/** Saved addresses. */
export const addressRoutes = ({ chain, identity, reads }: WalletNeeds): Served[] => [
  serve(addresses, async (_request, { owner }) => reply((await reads.chain.savedAddresses(owner)).map(savedOnWire))),
  serve(checkAddress, async ({ network, address: typed }, context) => {
    if (!isWithdrawalNetwork(chain, network)) return refused(wallet['network-unknown'], {}, 'network');
    const address = await validateAddress(chain, network, typed);
    if (typeof address !== 'string') return { outcome: { ok: false, ...address } };
    const no = await validateNew(context.owner, reads, network, address);
    return no ? { outcome: { ok: false, ...no } } : reply({ address });
  }),
  serve(removeAddress, async ({ addressId }, { owner }) => {
    const removed = await reads.chain.removeAddress(owner, addressId, identity.now());
    return removed ? reply({}) : refused(wallet['address-unknown']);
  }),
];
