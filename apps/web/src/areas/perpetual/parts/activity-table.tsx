import { text, units } from '@quay/money';
import type { TableColumn } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import type { ReactNode } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { useContracts } from '../../../trading/market/queries/contracts.ts';
import { StatusPill } from '../../../trading/orders/status-pill.tsx';
import { tradingWords } from '../../../trading/words/index.ts';
import { type Happened, netOf } from '../activity.ts';
import { perpetualOrders } from '../orders.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';

/** What a row of everything says, in words. */
export function useHappenedWords() {
  const words = contractRecordWords.useWords();
  const { type, role } = tradingWords.useWords();
  const orders = perpetualOrders.useWords();
  const figures = useFigures();
  const contracts = useContracts();
  const exact = (value: string) => figures.quantity(value, exactDecimals(units(value), 0));
  const price = (symbol: string, value: string) => {
    const known = contracts.find((one) => one.symbol === symbol)?.priceDecimals;
    return figures.price(value, known ?? exactDecimals(units(value), 1));
  };
  return {
    /** Order, fill, funding, or how a position ended. */
    what(row: Happened): string {
      return row.kind === 'result' ? words.activity.ending[row.of.ending] : words.activity.kind[row.kind];
    },
    of(row: Happened): string {
      if (row.kind === 'order') {
        const at = row.of.type === 'limit' && row.of.price !== null ? price(row.of.symbol, row.of.price) : '';
        return words.activity.order(orders.side(row.of), type[row.of.type], at);
      }
      if (row.kind === 'fill') {
        return words.activity.fill(orders.side(row.of), price(row.of.symbol, row.of.price), role[row.of.role]);
      }
      if (row.kind === 'funding') {
        const { symbol, quantity, markPrice, rate } = row.of;
        return words.paymentOf(exact(quantity), price(symbol, markPrice), figures.rate(rate));
      }
      return words.side[row.of.long ? 'long' : 'short'];
    },
    amount: (row: Happened): string => exact(row.of.quantity ?? '0'),
  };
}

const coinOf = (row: Happened): string => (row.kind === 'order' || row.kind === 'fill' ? row.of.feeCoin : row.of.coin);

/** What the price, fees and funding brought by a row; nothing where it has none of that. */
function partsOf(row: Happened): Readonly<Partial<Record<'price' | 'fees' | 'funding', bigint>>> {
  if (row.kind === 'funding') return { funding: units(row.of.amount) + units(row.of.shortfall) };
  if (row.kind === 'fill') {
    const price = units(row.of.profit) + units(row.of.shortfall);
    return { fees: -units(row.of.fee), ...(price !== 0n && { price }) };
  }
  if (row.kind === 'order') return {};
  const fees = -units(row.of.fees) - units(row.of.toFund);
  return { price: units(row.of.profit), fees, funding: units(row.of.funding) };
}

/** Everything that happened in contracts, as the columns of a desktop. A row adds up to its last figure. */
export function useHappenedColumns(rows: readonly Happened[]): readonly TableColumn<Happened>[] {
  const { column } = contractRecordWords.useWords();
  const figures = useFigures();
  const said = useHappenedWords();
  // Digits stand under digits, and none is left out.
  const decimals = rows.reduce((most, row) => {
    const all = [...Object.values(partsOf(row)), netOf(row) ?? 0n];
    return all.reduce((one, value) => Math.max(one, exactDecimals(value, 2)), most);
  }, 2);
  const dash = <span className="q-faint">–</span>;
  const part = (name: 'price' | 'fees' | 'funding') => (row: Happened) => {
    const value = partsOf(row)[name];
    return value === undefined ? dash : figures.signed(text(value), decimals);
  };
  const what = (row: Happened): ReactNode => {
    const isForced = row.kind === 'result' && (row.of.ending === 'liquidated' || row.of.ending === 'deleveraged');
    return <span className={isForced ? 'q-fall' : undefined}>{said.what(row)}</span>;
  };
  return [
    {
      id: 'when',
      head: column.when,
      muted: true,
      cell: ({ at }) => <span className="q-n">{figures.dateTime(at)}</span>,
    },
    { id: 'what', head: column.what, cell: what },
    { id: 'contract', head: column.contract, cell: ({ of }) => <span className="q-mid">{of.symbol}</span> },
    { id: 'of', head: column.of, muted: true, from: 1200, cell: said.of },
    { id: 'amount', head: column.amount, right: true, cell: said.amount },
    { id: 'price', head: column.price, right: true, muted: true, from: 1440, cell: part('price') },
    { id: 'fees', head: column.fees, right: true, muted: true, from: 1200, cell: part('fees') },
    { id: 'funding', head: column.funding, right: true, muted: true, from: 1440, cell: part('funding') },
    {
      id: 'net',
      head: column.net,
      right: true,
      strong: true,
      cell(row) {
        if (row.kind === 'order') return <StatusPill order={row.of} />;
        const net = netOf(row)!;
        return <span className={toneOf(net)}>{figures.signed(text(net), decimals)}</span>;
      },
    },
    { id: 'coin', head: column.coin, muted: true, cell: coinOf },
  ];
}
