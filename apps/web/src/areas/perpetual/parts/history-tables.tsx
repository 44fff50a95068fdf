import type { ClosedPosition, FundFlowLine, FundingPaymentLine, ReceiptLine } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import type { TableColumn } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import type { ReactNode } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';

/** The records of contracts as the columns of a desktop. A row of results adds up to its last cell. */

function useCells() {
  const figures = useFigures();
  const signed = (value: bigint, decimals = exactDecimals(value, 2)) => figures.signed(text(value), decimals);
  return {
    figures,
    signed,
    plain: (value: string, decimals: number) => figures.quantity(value, decimals),
    when: (at: number): ReactNode => <span className="q-n">{figures.dateTime(at)}</span>,
    symbol: (symbol: string): ReactNode => <span className="q-mid">{symbol}</span>,
    toned: (value: bigint, decimals: number): ReactNode => (
      <span className={toneOf(value)}>{signed(value, decimals)}</span>
    ),
  };
}

/** As many decimals as the figure of a column that needs most: then digits stand under digits, and none is left out. */
const decimalsOf = <Row,>(rows: readonly Row[], value: (row: Row) => bigint, least: number): number =>
  rows.reduce((most, row) => Math.max(most, exactDecimals(value(row), least)), least);

/** `found` is what a payment comes to as it was worked out here. */
export function usePaymentColumns(
  rows: readonly FundingPaymentLine[],
  found: (one: FundingPaymentLine) => bigint | undefined,
): readonly TableColumn<FundingPaymentLine>[] {
  const words = contractRecordWords.useWords();
  const { figures, plain, signed, when, symbol, toned } = useCells();
  const { column } = words;
  const position = decimalsOf(rows, ({ quantity }) => units(quantity), 0);
  const mark = decimalsOf(rows, ({ markPrice }) => units(markPrice), 1);
  const amount = decimalsOf(rows, (one) => units(one.amount), 2);
  return [
    { id: 'when', head: column.when, muted: true, cell: (one) => when(one.stamp) },
    { id: 'contract', head: column.contract, cell: (one) => symbol(one.symbol) },
    { id: 'position', head: column.position, right: true, cell: (one) => plain(one.quantity, position) },
    { id: 'mark', head: column.mark, right: true, muted: true, cell: (one) => plain(one.markPrice, mark) },
    { id: 'rate', head: column.rate, right: true, muted: true, cell: (one) => figures.rate(one.rate) },
    {
      id: 'checked',
      head: column.checked,
      right: true,
      muted: true,
      from: 1200,
      cell(one) {
        const here = found(one);
        if (here === undefined) return '–';
        if (here === units(one.amount)) return words.equalShort;
        return <span className="q-fall">{words.paymentIs(signed(here))}</span>;
      },
    },
    { id: 'amount', head: column.amount, right: true, strong: true, cell: (one) => toned(units(one.amount), amount) },
    { id: 'coin', head: column.coin, muted: true, cell: ({ coin }) => coin },
  ];
}

export function useRealisedColumns(rows: readonly ClosedPosition[]): readonly TableColumn<ClosedPosition>[] {
  const words = contractRecordWords.useWords();
  const { plain, signed, when, symbol, toned } = useCells();
  const { column } = words;
  const amount = decimalsOf(rows, ({ quantity }) => units(quantity), 0);
  // Parts and sum alike, so that a row is added up at a glance.
  const money = Math.max(
    ...[
      decimalsOf(rows, (one) => units(one.profit), 2),
      decimalsOf(rows, (one) => units(one.fees), 2),
      decimalsOf(rows, (one) => units(one.funding), 2),
      decimalsOf(rows, (one) => units(one.toFund), 2),
    ],
  );
  return [
    { id: 'when', head: column.when, muted: true, cell: (one) => when(one.closedAt) },
    { id: 'contract', head: column.contract, cell: (one) => symbol(one.symbol) },
    {
      id: 'side',
      head: column.side,
      cell: ({ long }) => <span className={long ? 'q-rise' : 'q-fall'}>{words.side[long ? 'long' : 'short']}</span>,
    },
    {
      id: 'ending',
      head: column.ending,
      cell: ({ ending }) => <span className={ending === 'closed' ? 'q-muted' : 'q-fall'}>{words.ending[ending]}</span>,
    },
    { id: 'position', head: column.amount, right: true, cell: (one) => plain(one.quantity, amount) },
    { id: 'price', head: column.price, right: true, muted: true, cell: (one) => signed(units(one.profit), money) },
    { id: 'fees', head: column.fees, right: true, muted: true, cell: (one) => signed(-units(one.fees), money) },
    { id: 'funding', head: column.funding, right: true, muted: true, cell: (one) => signed(units(one.funding), money) },
    {
      id: 'fund',
      head: column.fund,
      right: true,
      muted: true,
      from: 1200,
      cell: (one) => signed(-units(one.toFund), money),
    },
    { id: 'net', head: column.net, right: true, strong: true, cell: (one) => toned(units(one.net), money) },
    { id: 'coin', head: column.coin, muted: true, cell: ({ coin }) => coin },
  ];
}

export function useReceiptColumns(said: (line: ReceiptLine) => string): readonly TableColumn<ReceiptLine>[] {
  const { column } = contractRecordWords.useWords();
  const { when, symbol } = useCells();
  return [
    { id: 'when', head: column.when, muted: true, cell: (one) => when(one.at) },
    { id: 'contract', head: column.contract, cell: (one) => symbol(one.symbol) },
    { id: 'what', head: column.what, cell: said },
    { id: 'number', head: column.number, right: true, muted: true, cell: ({ number }) => String(number) },
  ];
}

export function useFlowColumns(rows: readonly FundFlowLine[]): readonly TableColumn<FundFlowLine>[] {
  const words = contractRecordWords.useWords();
  const { plain, when, toned } = useCells();
  const { column } = words;
  const amount = decimalsOf(rows, (one) => units(one.amount), 2);
  const balance = decimalsOf(rows, ({ balanceAfter }) => units(balanceAfter), 2);
  return [
    { id: 'when', head: column.when, muted: true, cell: (one) => when(one.at) },
    { id: 'cause', head: column.what, cell: ({ cause }) => words.cause[cause] },
    { id: 'receipt', head: column.receipt, right: true, muted: true, cell: ({ receipt }) => receipt ?? '–' },
    { id: 'amount', head: column.amount, right: true, strong: true, cell: (one) => toned(units(one.amount), amount) },
    { id: 'balance', head: column.balance, right: true, cell: (one) => plain(one.balanceAfter, balance) },
  ];
}
