import { plainText } from '@quay/contract';
import { c2c, type reviewOrder } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const reviewOrderRoute: Route<typeof reviewOrder> = async ({ orderId, good, text = '' }, asking) => {
  const { orders } = asking.c2c;
  const rows = await asking.rows();
  const own = await orders.find(orderId, asking.owner, rows);
  if (!own) return refused(c2c['order-unknown']);
  const no = await orders.review(own, { good, text: plainText(text) });
  if (no) return refused(no.refusal, no.params);
  return told(await orders.onWire(own.order, asking.owner, rows));
};
