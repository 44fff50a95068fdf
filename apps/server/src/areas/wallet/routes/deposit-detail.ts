import { type depositDetail, wallet } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';
import { depositOnWire } from '../deposit-on-wire.ts';

export const depositDetailRoute: Route<typeof depositDetail> = async ({ depositId }, asking) => {
  const rows = await asking.rows();
  const row = await rows.wallet.deposit(asking.owner, Number(depositId));
  return row ? told(depositOnWire(row, asking.chain)) : refused(wallet['deposit-unknown'], {}, 'depositId');
};
