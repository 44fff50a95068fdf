import type { orderHistory } from '@quay/contract/spot';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { orderOnWire } from '../wire.ts';

export const orderHistoryRoute: Route<typeof orderHistory> = async (request, asking) => {
  const { symbol: market, side, type, status } = request;
  const rows = await asking.rows();
  const wanted = { market, side, type, status, ...spanOf(request), ...pageOf(request) };
  return told((await rows.spot.history(asking.owner, wanted)).map(orderOnWire));
};
