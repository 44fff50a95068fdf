import { earn, type EarnOrder as OrderOnWire } from '@quay/contract/earn';
import type { Reads } from '@quay/store';
import { type Reply, refused, reply } from '../../edge/route.ts';
import { ordersOnWire } from './wire.ts';

/** One order of somebody as its page shows it. */
export async function ownOrder(
  { earn: rows }: Pick<Reads, 'earn'>,
  owner: number,
  id: number,
  now: number,
  seq?: number,
): Promise<Reply<OrderOnWire>> {
  const own = await rows.ownOne(owner, id);
  const products = await rows.products();
  const [found] = ordersOnWire(own, products, now);
  return found ? reply(found, seq) : refused(earn['order-unknown'], {}, 'order');
}
