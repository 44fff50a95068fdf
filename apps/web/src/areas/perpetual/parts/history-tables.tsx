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
  const signed = (value: bigint) => figures.signed(text(value), exactDecimals(value, 2));
  const exact = (value: string, least = 0) => figures.quantity(value, exactDecimals(units(value), least));
  return {
    figures,
    signed,
    exact,
    when: (at: number): ReactNode => <span className="q-n">{figures.dateTime(at)}</span>,
    symbol: (symbol: string): ReactNode => <span className="q-mid">{symbol}</span>,
    toned: (value: bigint): ReactNode => <span className={toneOf(value)}>{signed(value)}</span>,
  };
}

/** `found` is what a payment comes to as it was worked out here. */
export function usePaymentColumns(
  found: (one: FundingPaymentLine) => bigint | undefined,
): readonly TableColumn<FundingPaymentLine>[] {
  const words = contractRecordWords.useWords();
  const { figures, exact, signed, when, symbol, toned } = useCells();
  const { column } = words;
  return [
    { id: 'when', head: column.when, muted: true, cell: (one) => when(one.stamp) },
    { id: 'contract', head: column.contract, cell: (one) => symbol(one.symbol) },
    { id: 'position', head: column.position, right: true, cell: (one) => exact(one.quantity) },
    { id: 'mark', head: column.mark, right: true, muted: true, cell: (one) => exact(one.markPrice) },
    { id: 'rate', head: column.rate, right: true, muted: true, cell: (one) => figures.rate(one.rate) },
    {
      id: 'checked',
      head: column.checked,
      right: true,
      muted: true,
      from: 1200,
      cell(one) {
        const amount = found(one);
        if (amount === undefined) return '–';
        if (amount === units(one.amount)) return words.equalShort;
        return <span className="q-fall">{words.paymentIs(signed(amount))}</span>;
      },
    },
    { id: 'amount', head: column.amount, right: true, strong: true, cell: (one) => toned(units(one.amount)) },
    { id: 'coin', head: column.coin, muted: true, cell: ({ coin }) => coin },
  ];
}

export function useRealisedColumns(): readonly TableColumn<ClosedPosition>[] {
  const words = contractRecordWords.useWords();
  const { exact, signed, when, symbol, toned } = useCells();
  const { column } = words;
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
    { id: 'position', head: column.amount, right: true, cell: (one) => exact(one.quantity) },
    { id: 'price', head: column.price, right: true, muted: true, cell: (one) => signed(units(one.profit)) },
    { id: 'fees', head: column.fees, right: true, muted: true, cell: (one) => signed(-units(one.fees)) },
    { id: 'funding', head: column.funding, right: true, muted: true, cell: (one) => signed(units(one.funding)) },
    { id: 'fund', head: column.fund, right: true, muted: true, from: 1200, cell: (one) => signed(-units(one.toFund)) },
    { id: 'net', head: column.net, right: true, strong: true, cell: (one) => toned(units(one.net)) },
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

export function useFlowColumns(): readonly TableColumn<FundFlowLine>[] {
  const words = contractRecordWords.useWords();
  const { exact, when, toned } = useCells();
  const { column } = words;
  return [
    { id: 'when', head: column.when, muted: true, cell: (one) => when(one.at) },
    { id: 'cause', head: column.what, cell: ({ cause }) => words.cause[cause] },
    { id: 'receipt', head: column.receipt, right: true, muted: true, cell: ({ receipt }) => receipt ?? '–' },
    { id: 'amount', head: column.amount, right: true, strong: true, cell: (one) => toned(units(one.amount)) },
    { id: 'balance', head: column.balance, right: true, cell: (one) => exact(one.balanceAfter, 2) },
  ];
}
