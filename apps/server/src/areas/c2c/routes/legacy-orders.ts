import { c2cOrderStates, c2cOrderStatus, type legacyOrders } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { said } from '../legacy/place.ts';
import { reworded } from '../legacy/reworded.ts';
import { orderRowOf } from '../legacy/wire.ts';
import { ordersRoute } from './orders.ts';

const SIZE = 20;

export const legacyOrdersRoute: Route<typeof legacyOrders> = (request, asking) => {
  const { page_no, pageNo, pageSize, direction, state } = request;
  const status = said(state);
  const states = status === undefined ? [] : c2cOrderStates.filter((one) => String(c2cOrderStatus[one]) === status);
  const wanted = {
    states,
    side: said(direction),
    pageNo: Number(said(page_no) ?? said(pageNo) ?? 1),
    pageSize: Number(said(pageSize) ?? SIZE),
  };
  return reworded(ordersRoute(wanted, asking), (rows) => rows.map(orderRowOf));
};
