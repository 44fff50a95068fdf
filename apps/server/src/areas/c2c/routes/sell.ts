import type { sell } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenReply } from './order-reply.ts';

export const sellRoute: Route<typeof sell> = async (asked, asking) =>
  takenReply(asking, await asking.c2c.orders.take(asking.owner, 'sell', asked, asking.rows.bind(asking)));
