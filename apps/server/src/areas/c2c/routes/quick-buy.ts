import type { quickBuy } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenTold } from './order-told.ts';

export const quickBuyRoute: Route<typeof quickBuy> = async (asked, asking) =>
  takenTold(asking, await asking.c2c.orders.takeBest(asking.owner, 'buy', asked, asking.rows.bind(asking)));
