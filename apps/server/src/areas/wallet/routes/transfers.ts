import type { transfers } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { transferOnWire } from '../wire.ts';

export const transfersRoute: Route<typeof transfers> = async (request, asking) => {
  const rows = await asking.rows();
  return told((await rows.wallet.transfers(asking.owner, pageOf(request))).map(transferOnWire));
};
