import type { quickSell } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenReply } from './order-reply.ts';

export const quickSellRoute: Route<typeof quickSell> = async (asked, asking) =>
  takenReply(asking, await asking.c2c.orders.takeBest(asking.owner, 'sell', asked, asking.rows.bind(asking)));
