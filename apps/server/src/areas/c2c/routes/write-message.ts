import { c2c, type writeMessage } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const writeMessageRoute: Route<typeof writeMessage> = async ({ orderId, ...written }, asking) => {
  const { orders, chat } = asking.c2c;
  const found = await orders.find(orderId, asking.owner, await asking.rows());
  if (!found) return refused(c2c['order-unknown']);
  const sent = await chat.write(found.order, asking.owner, written);
  return 'refusal' in sent ? { outcome: { ok: false, ...sent } } : told(sent.message, sent.seq);
};
