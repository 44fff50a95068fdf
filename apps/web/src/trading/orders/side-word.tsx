import type { Fill, Order } from './order.ts';
import type { ProductOrders } from './product-orders.ts';

/** What an order or a fill does, in the colour of its side. */
export function SideWord({ one, of }: { one: Order | Fill; of: ProductOrders }) {
  const words = of.useWords();
  return <span className={one.side === 'buy' ? 'q-rise q-mid' : 'q-fall q-mid'}>{words.side(one)}</span>;
}
