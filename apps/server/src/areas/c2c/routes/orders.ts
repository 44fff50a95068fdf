import type { orders } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';
import { pageOf } from '../page-of.ts';

export const ordersRoute: Route<typeof orders> = async ({ size, pageNo, pageSize, ...wanted }, asking) => {
  const page = pageOf({ size, pageNo, pageSize });
  return told(await asking.c2c.orders.list(asking.owner, { ...wanted, ...page }, await asking.rows()));
};
