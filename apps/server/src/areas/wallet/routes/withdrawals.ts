import type { withdrawals } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';

export const withdrawalsRoute: Route<typeof withdrawals> = async (request, asking) => {
  const rows = await asking.rows();
  const found = await rows.chain.withdrawalsOf(asking.owner, { state: request.state, ...pageOf(request) });
  return told(await asking.withdrawals.onWire(asking.owner, found));
};
