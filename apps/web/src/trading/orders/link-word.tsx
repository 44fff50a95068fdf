import { useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import type { Order } from './order.ts';
import type { ProductOrders } from './product-orders.ts';
import '../trading.css';

/** That an open order is one of a pair, or at which prices what it buys is sold again. */
export function LinkWord({ order, of }: { order: Order; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const coin = of.useMarkets().find(({ symbol }) => symbol === order.symbol);
  const link = of.useLinks().get(order.orderId);
  if (!link) return null;
  if (link.kind === 'pair') {
    return (
      <span className="q-tag" title={words.linked.pairWith(String(link.other))}>
        {words.linked.oco}
      </span>
    );
  }
  const price = (value: string) => figures.price(value, coin?.priceDecimals ?? 8);
  const said = [
    ...(link.takeProfit === null ? [] : [words.linked.profitAt(price(link.takeProfit))]),
    ...(link.stopLoss === null ? [] : [words.linked.lossAt(price(link.stopLoss))]),
  ];
  return <span className="q-muted q-t12 q-n">{said.join(' · ')}</span>;
}
