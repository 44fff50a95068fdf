import { wallet, type withdrawalDetail } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';

export const withdrawalDetailRoute: Route<typeof withdrawalDetail> = async ({ withdrawalId }, asking) => {
  const rows = await asking.rows();
  const found = await rows.chain.withdrawalOf(asking.owner, Number(withdrawalId));
  if (!found) return refused(wallet['withdrawal-unknown']);
  const [withdrawal] = await asking.withdrawals.onWire(asking.owner, [found]);
  return told(withdrawal!);
};
