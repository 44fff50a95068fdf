import { c2c, type timeline } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const timelineRoute: Route<typeof timeline> = async ({ orderId }, asking) => {
  const { orders, timelines } = asking.c2c;
  const found = await orders.find(Number(orderId), asking.owner, await asking.rows());
  if (!found) return refused(c2c['order-unknown']);
  return told(await timelines.exported(found.order, (atLeast) => asking.rows(atLeast)));
};
