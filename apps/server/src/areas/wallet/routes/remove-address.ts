import { type removeAddress, wallet } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';

export const removeAddressRoute: Route<typeof removeAddress> = async ({ addressId }, { reads, owner, identity }) => {
  const removed = await reads.chain.removeAddress(owner, addressId, identity.now());
  return removed ? told({}) : refused(wallet['address-unknown']);
};
