import { AppLink } from '@quay/web-kit/router';
import { useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import type { Fill } from './order.ts';
import type { ProductOrders } from './product-orders.ts';
import { SideWord } from './side-word.tsx';
import '../trading.css';

/** A trade of one of the user's orders; it leads to the order. */
export function FillRow({ fill, of }: { fill: Fill; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const own = of.useWords();
  const brought = own.brought?.(fill, figures);
  const coin = of.useMarkets().find(({ symbol }) => symbol === fill.symbol);
  return (
    <div className="trading-order">
      <AppLink className="trading-order-link" href={of.href(fill)}>
        <span className="q-grow">
          <span className="trading-order-head">
            <SideWord one={fill} of={of} />
            <span className="q-n">
              {figures.quantity(fill.quantity, coin?.quantityDecimals ?? 8)} {coin?.base ?? fill.symbol}
            </span>
          </span>
          <span className="q-muted q-t12 q-n q-block">
            {figures.dateTime(fill.at)} · {words.role[fill.role]}
          </span>
          {brought && <span className="q-muted q-t12 q-n q-block">{brought}</span>}
        </span>
        <span className="q-right q-n">
          <span className="q-block">{figures.price(fill.price, coin?.priceDecimals ?? 8)}</span>
          <span className="q-muted q-t12 q-block">
            {words.column.fee} {figures.quantity(fill.fee, 8)} {fill.feeCoin}
          </span>
        </span>
      </AppLink>
    </div>
  );
}
