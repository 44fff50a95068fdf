import type { Order } from '@quay/contract/spot';
import { TickRule } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../paths.ts';
import { useFigures } from '../../shell/figures.ts';
import { filledShare, isLive } from '../../areas/spot/figures.ts';
import { spotWords } from '../../areas/spot/words/index.ts';
import { dayOf, OrderActs, timeOf, useOrderFigures, WakesAt } from './order-list.tsx';
import { SideWord } from './side-word.tsx';
import { StatusPill } from './status-pill.tsx';

/** The orders of a desktop: one line each, open ones with their cross. */
type OrderTableProps = { orders: readonly Order[]; label: string; finished?: boolean };

export function OrderTable({ orders, label, finished }: OrderTableProps) {
  const { column } = spotWords.useWords();
  return (
    <table className="spot-table" aria-label={label}>
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
          <Line key={order.orderId} order={order} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ order }: { order: Order }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const shown = useOrderFigures(order);
  return (
    <tr>
      <td className="q-n q-muted">
        <AppLink href={paths.tradeDetail(String(order.orderId))}>
          {(isLive(order) ? dayOf : timeOf)(order, figures)}
        </AppLink>
      </td>
      <td className="q-mid">{shown.pair}</td>
      <td>
        <SideWord side={order.side} />
        <span className="q-muted q-t12 q-block">{words.type[order.type]}</span>
      </td>
      <td className="q-n q-right">{shown.price}</td>
      <td className="q-n q-right">{order.status === 'waiting' ? shown.size : shown.filledOfWhole}</td>
      <td className="q-n q-right">{shown.total}</td>
      <td className="q-right">
        {isLive(order) ? (
          <span className="spot-table-act">
            {order.status === 'waiting' ? (
              <WakesAt order={order} short />
            ) : (
              <TickRule share={filledShare(order)} label={words.filledShare(shown.share)} ticks={12} />
            )}
            <OrderActs order={order} />
          </span>
        ) : (
          <StatusPill order={order} />
        )}
      </td>
    </tr>
  );
}
