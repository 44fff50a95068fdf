import type { fills } from '@quay/contract/spot';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { fillOnWire } from '../wire.ts';

export const fillsRoute: Route<typeof fills> = async (request, asking) => {
  const { owner } = asking;
  const rows = await asking.rows();
  const wanted = { market: request.symbol, side: request.side, ...spanOf(request), ...pageOf(request) };
  return told((await rows.spot.fills(owner, wanted)).map((trade) => fillOnWire(trade, owner)));
};
