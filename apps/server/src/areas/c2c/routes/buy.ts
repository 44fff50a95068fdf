import type { buy } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { takenReply } from './order-reply.ts';

export const buyRoute: Route<typeof buy> = async (asked, asking) =>
  takenReply(asking, await asking.c2c.orders.take(asking.owner, 'buy', asked, asking.rows.bind(asking)));
