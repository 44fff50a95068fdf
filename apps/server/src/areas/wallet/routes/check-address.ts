import { type checkAddress, wallet } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';
import { isWithdrawalNetwork, judgeAddress, judgeNew } from '../address-book.ts';

export const checkAddressRoute: Route<typeof checkAddress> = async ({ network, address: typed }, asking) => {
  if (!isWithdrawalNetwork(asking.chain, network)) return refused(wallet['network-unknown'], {}, 'network');
  const address = await judgeAddress(asking, network, typed);
  if (typeof address !== 'string') return { outcome: { ok: false, ...address } };
  const no = await judgeNew(asking, network, address);
  return no ? { outcome: { ok: false, ...no } } : told({ address });
};
