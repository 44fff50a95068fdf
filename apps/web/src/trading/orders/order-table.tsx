import { TickRule } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import { LinkWord } from './link-word.tsx';
import type { Order } from './order.ts';
import { OrderActs } from './order-acts.tsx';
import { filledShare, isLive } from './order-figures.ts';
import { dayOf, TriggersAt, timeOf, useOrderFigures } from './order-list.tsx';
import type { ProductOrders } from './product-orders.ts';
import { SideWord } from './side-word.tsx';
import { StatusPill } from './status-pill.tsx';
import '../trading.css';

/** The orders of a desktop: one line each, open ones with their cross. */
type OrderTableProps = { orders: readonly Order[]; of: ProductOrders; label: string; finished?: boolean };

export function OrderTable({ orders, of, label, finished }: OrderTableProps) {
  const { column } = tradingWords.useWords();
  return (
    <table className="trading-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{column.time}</th>
          <th scope="col">{column.market}</th>
          <th scope="col">{column.side}</th>
          <th scope="col" className="q-right">
            {column.price}
          </th>
          <th scope="col" className="q-right">
            {column.filled}
          </th>
          <th scope="col" className="q-right">
            {finished ? column.traded : column.total}
          </th>
          <th scope="col" className="q-right">
            {column.status}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Line key={order.orderId} order={order} of={of} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ order, of }: { order: Order; of: ProductOrders }) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const shown = useOrderFigures(order, of);
  return (
    <tr>
      <td className="q-n q-muted">
        <AppLink href={of.href(order)}>{(isLive(order) ? dayOf : timeOf)(order, figures)}</AppLink>
      </td>
      <td className="q-mid">{shown.pair}</td>
      <td>
        <SideWord one={order} of={of} />
        <span className="q-muted q-t12 q-block">
          {words.type[order.type]} {isLive(order) && <LinkWord order={order} of={of} />}
        </span>
      </td>
      <td className="q-n q-right">{shown.price}</td>
      <td className="q-n q-right">{order.status === 'waiting' ? shown.size : shown.filledOfWhole}</td>
      <td className="q-n q-right">{shown.total}</td>
      <td className="q-right">
        {isLive(order) ? (
          <span className="trading-table-act">
            {order.status === 'waiting' ? (
              <TriggersAt order={order} of={of} short />
            ) : (
              <TickRule share={filledShare(order)} label={words.filledShare(shown.share)} ticks={12} />
            )}
            <OrderActs order={order} of={of} />
          </span>
        ) : (
          <StatusPill order={order} />
        )}
      </td>
    </tr>
  );
}
