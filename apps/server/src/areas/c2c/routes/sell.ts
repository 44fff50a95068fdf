import type { sell } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenTold } from './order-told.ts';

export const sellRoute: Route<typeof sell> = async (asked, asking) =>
  takenTold(asking, await asking.c2c.orders.take(asking.owner, 'sell', asked, asking.rows.bind(asking)));
