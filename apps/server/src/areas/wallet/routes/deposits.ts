import type { deposits } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { depositOnWire } from '../deposit-on-wire.ts';

export const depositsRoute: Route<typeof deposits> = async (request, asking) => {
  const { chain, owner } = asking;
  const rows = await asking.rows();
  const wanted = { asset: request.symbol, state: request.state, ...pageOf(request) };
  return told((await rows.wallet.deposits(owner, wanted)).map((row) => depositOnWire(row, chain)));
};
