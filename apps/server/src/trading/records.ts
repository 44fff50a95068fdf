import type { ContractBook } from '@quay/contract/perpetual';
import type { OrderRefusals, OrderStatus, OrderType, Product, Side } from '@quay/contract/trading';
import type { Order as OrderRow, Trade } from '@quay/core';
import type { RatedTrade } from '@quay/store';
import { type CsvColumn, csvOf } from '../edge/csv.ts';
import { pageOf, spanOf } from '../edge/page.ts';
import type { RequestContext } from '../edge/request-context.ts';
import { refused, reply } from '../edge/route.ts';

/** More fills than one order can have shown; the newest of them, when it has more. */
const FILLS_MAX = 500;

type Of = {
  readonly symbol?: string | undefined;
  readonly book?: ContractBook | undefined;
  readonly side?: Side | undefined;
};
type Span = { readonly from?: string | undefined; readonly to?: string | undefined };
type Page = Span & { readonly before?: string | undefined; readonly size?: string | undefined };
type History = Of & Page & { readonly type?: OrderType | undefined; readonly status?: OrderStatus | undefined };

/** How a product shows its rows to their owner, on the wire and in a file. */
export type ShownRecords<Order, Fill, Row> = {
  readonly product: Product;
  readonly refusals: Pick<OrderRefusals, 'order-not-found'>;
  order(row: OrderRow): Order;
  fill(trade: Trade, owner: number): Fill;
  /** The instruments of a book, where a request names one. */
  marketsOf?(book: ContractBook): readonly string[];
  readonly file: { readonly columns: readonly CsvColumn<Row>[]; row(trade: RatedTrade, owner: number): Row };
};

/** The routes of a product's orders and fills, as their owner sees them. */
export const recordsOf = <Order, Fill, Row extends { readonly id: number }>({
  product,
  refusals,
  order,
  fill,
  marketsOf = () => [],
  file,
}: ShownRecords<Order, Fill, Row>) => ({
  async openOrders({ symbol }: Of, context: RequestContext) {
    const rows = await context.rows();
    return reply((await rows[product].openOrders(context.owner, symbol)).map(order));
  },
  async orderHistory(request: History, context: RequestContext) {
    const { symbol: market, side, type, status } = request;
    const rows = await context.rows();
    const markets = request.book === undefined ? undefined : marketsOf(request.book);
    const wanted = { market, markets, side, type, status, ...spanOf(request), ...pageOf(request) };
    return reply((await rows[product].history(context.owner, wanted)).map(order));
  },
  async orderDetail({ orderId }: { readonly orderId: string }, { owner, rows: read }: RequestContext) {
    const rows = await read();
    const id = Number(orderId);
    const found = await rows[product].order(owner, id);
    if (!found) return refused(refusals['order-not-found']);
    const trades = await rows[product].fills(owner, { order: id, size: FILLS_MAX });
    return reply({ order: order(found), fills: trades.map((trade) => fill(trade, owner)).reverse() });
  },
  async fills(request: Of & Page, { owner, rows: read }: RequestContext) {
    const rows = await read();
    const markets = request.book === undefined ? undefined : marketsOf(request.book);
    const wanted = { market: request.symbol, markets, side: request.side, ...spanOf(request), ...pageOf(request) };
    return reply((await rows[product].fills(owner, wanted)).map((trade) => fill(trade, owner)));
  },
  async fillsExport(request: Of & Span, { owner, rows: read }: RequestContext) {
    const rows = await read();
    const markets = request.book === undefined ? undefined : marketsOf(request.book);
    const wanted = { market: request.symbol, markets, side: request.side, ...spanOf(request) };
    const text = await csvOf(file.columns, async (after, size) =>
      (await rows[product].fillsUpwards(owner, { ...wanted, after, size })).map((trade) => file.row(trade, owner)),
    );
    return reply(text);
  },
});
