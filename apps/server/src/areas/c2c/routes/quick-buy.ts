import type { quickBuy } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenReply } from './order-reply.ts';

export const quickBuyRoute: Route<typeof quickBuy> = async (asked, asking) =>
  takenReply(asking, await asking.c2c.orders.takeBest(asking.owner, 'buy', asked, asking.rows.bind(asking)));
