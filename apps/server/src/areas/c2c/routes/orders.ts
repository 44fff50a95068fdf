import type { orders } from '@quay/contract/c2c';
import { type Route, told } from '../../../edge/route.ts';

const PAGE = 20;

export const ordersRoute: Route<typeof orders> = async ({ size = PAGE, ...wanted }, asking) =>
  told(await asking.c2c.orders.list(asking.owner, { ...wanted, size }, await asking.rows()));
