import type { TableColumn } from '@quay/ui';
import type { ReactNode } from 'react';
import { type Figures, useFigures } from '../../shell/figures.ts';
import { tradingWords } from '../words/index.ts';
import type { Fill, Order } from './order.ts';
import { timeOf, useOrderFigures } from './order-list.tsx';
import type { ProductOrders } from './product-orders.ts';
import { SideWord } from './side-word.tsx';
import { StatusPill } from './status-pill.tsx';

/** Orders that have ended, as the columns of a desktop. */
export function useOrderColumns(of: ProductOrders): readonly TableColumn<Order>[] {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const { column } = words;
  const said = (say: (shown: ReturnType<typeof useOrderFigures>) => ReactNode) => (order: Order) => (
    <Said order={order} of={of} say={say} />
  );
  return [
    { id: 'time', head: column.time, muted: true, cell: (order) => <Moment at={timeOf(order, figures)} /> },
    { id: 'market', head: column.market, cell: said(({ pair }) => <span className="q-mid">{pair}</span>) },
    { id: 'side', head: column.side, cell: (order) => <SideWord one={order} of={of} /> },
    { id: 'type', head: column.type, muted: true, from: 1200, cell: ({ type }) => words.type[type] },
    { id: 'price', head: column.price, right: true, cell: said(({ price }) => price) },
    { id: 'filled', head: column.filled, right: true, cell: said(({ filledOfWhole }) => filledOfWhole) },
    { id: 'traded', head: column.traded, right: true, strong: true, cell: said(({ total }) => total) },
    { id: 'fee', head: column.fee, right: true, muted: true, from: 1440, cell: said(({ fee }) => fee) },
    { id: 'status', head: column.status, right: true, cell: (order) => <StatusPill order={order} /> },
  ];
}

/** Fills, as the columns of a desktop. */
export function useFillColumns(of: ProductOrders): readonly TableColumn<Fill>[] {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const own = of.useWords();
  const markets = of.useMarkets();
  const { column } = words;
  const marketOf = ({ symbol }: Fill) => markets.find((market) => market.symbol === symbol);
  const named = (fill: Fill) => {
    const market = marketOf(fill);
    return of.nameOf({ symbol: fill.symbol, base: market?.base ?? fill.symbol, quote: market?.quote ?? '' }).join('');
  };
  return [
    { id: 'time', head: column.time, muted: true, cell: ({ at }) => <Moment at={figures.dateTime(at)} /> },
    { id: 'market', head: column.market, cell: (fill) => <span className="q-mid">{named(fill)}</span> },
    { id: 'side', head: column.side, cell: (fill) => <SideWord one={fill} of={of} /> },
    { id: 'role', head: column.role, muted: true, from: 1200, cell: ({ role }) => words.role[role] },
    { id: 'price', head: column.price, right: true, cell: (fill) => priceOf(fill, marketOf(fill), figures) },
    {
      id: 'amount',
      head: column.amount,
      right: true,
      strong: true,
      cell: (fill) => sizeOf(fill, marketOf(fill), figures),
    },
    {
      id: 'fee',
      head: column.fee,
      right: true,
      muted: true,
      cell: ({ fee, feeCoin }) => `${figures.quantity(fee, 8)} ${feeCoin}`,
    },
    ...(own.brought
      ? [
          {
            id: 'brought',
            head: column.brought,
            right: true,
            cell: (fill: Fill) => own.brought?.(fill, figures) ?? <span className="q-faint">–</span>,
          },
        ]
      : []),
  ];
}

type Market = ReturnType<ProductOrders['useMarkets']>[number] | undefined;

const priceOf = ({ price }: Fill, market: Market, figures: Figures) => figures.price(price, market?.priceDecimals ?? 8);
const sizeOf = ({ quantity, symbol }: Fill, market: Market, figures: Figures) =>
  `${figures.quantity(quantity, market?.quantityDecimals ?? 8)} ${market?.base ?? symbol}`;

function Moment({ at }: { at: string }) {
  return <span className="q-n">{at}</span>;
}

type SaidProps = {
  order: Order;
  of: ProductOrders;
  say: (shown: ReturnType<typeof useOrderFigures>) => ReactNode;
};

function Said({ order, of, say }: SaidProps) {
  return say(useOrderFigures(order, of));
}
