import { type orderDetail, spot } from '@quay/contract/spot';
import { type Route, refused, told } from '../../../edge/route.ts';
import { fillOnWire, orderOnWire } from '../wire.ts';

/** More fills than one order can have shown; the newest of them, when it has more. */
const FILLS_MAX = 500;

export const orderDetailRoute: Route<typeof orderDetail> = async (request, asking) => {
  const rows = await asking.rows();
  const id = Number(request.orderId);
  const order = await rows.spot.order(asking.owner, id);
  if (!order) return refused(spot['order-not-found']);
  const trades = await rows.spot.fills(asking.owner, { order: id, size: FILLS_MAX });
  return told({ order: orderOnWire(order), fills: trades.map((trade) => fillOnWire(trade, asking.owner)).reverse() });
};
