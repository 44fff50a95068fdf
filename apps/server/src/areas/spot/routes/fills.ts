import type { fills } from '@quay/contract/spot';
import { type Route, told } from '../../../edge/route.ts';
import { pageOf } from '../page.ts';
import { fillOnWire } from '../wire.ts';

export const fillsRoute: Route<typeof fills> = async (request, asking) => {
  const rows = await asking.rows();
  const trades = await rows.spot.fills(asking.owner, pageOf(request));
  return told(trades.map((trade) => fillOnWire(trade, asking.owner)));
};
