import type { buy } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenTold } from './order-told.ts';

export const buyRoute: Route<typeof buy> = async (asked, asking) =>
  takenTold(asking, await asking.c2c.orders.take(asking.owner, 'buy', asked, asking.rows.bind(asking)));
