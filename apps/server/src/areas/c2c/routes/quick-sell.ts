import type { quickSell } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenTold } from './order-told.ts';

export const quickSellRoute: Route<typeof quickSell> = async (asked, asking) =>
  takenTold(asking, await asking.c2c.orders.takeBest(asking.owner, 'sell', asked, asking.rows.bind(asking)));
