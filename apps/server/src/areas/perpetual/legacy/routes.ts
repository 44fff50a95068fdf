import {
  type Contract,
  cancelAll,
  cancelOrder,
  closeAll,
  closeByOrder,
  contract,
  contracts as contractList,
  type Intent,
  type LegacyContract,
  legacyCancelAll,
  legacyCloseAll,
  legacyCloseByOrder,
  legacyConfig,
  legacyDeliveryConfig,
  legacyDeliveryPlace,
  legacyFills,
  legacyFillsOf,
  legacyLeverages,
  legacyModifyClosure,
  legacyOrder,
  legacyOrderOf,
  legacyOrders,
  legacyPlace,
  legacyTerminate,
  type Order,
  orderDetail,
  placeOrder,
  setTriggers,
} from '@quay/contract/perpetual';
import { reworded } from '../../../edge/reworded.ts';
import { type Reply, reply, type Served, serve } from '../../../edge/route.ts';
import { translating } from '../../../edge/translate.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { positionOnWire, recordsOnWire } from '../wire.ts';
import {
  deliverySymbolOf,
  isAmong,
  isDeliveryAmong,
  type LegacyOf,
  legacyClosedOn,
  legacyContractOf,
  legacyDeliveryOf,
  legacyFillOn,
  legacyOrderOn,
  legacyPositionOn,
  symbolOf,
  termsOf,
} from './wire.ts';

/** Rows of a page, where a client names none; and the most. */
const PAGE = 10;
const PAGE_MAX = 100;
/** Rows among which those of one type are looked for, where no coin is named. */
const SEARCHED_MAX = 1_000;
/** Leverages that a list offers, up to the contract's own. */
const STEPS = [1, 2, 3, 5, 10, 20, 25, 50, 75, 100, 125] as const;

type Paged = LegacyOf & { readonly pageNo?: string | undefined; readonly pageSize?: string | undefined };

/** The calls of contracts that the specification names: other words for what the area's own calls answer. */
export function legacyRoutes({ contracts }: Pick<PerpetualNeeds, 'contracts'>, own: readonly Served[]): Served[] {
  const translate = translating(own);
  const shown = recordsOnWire(contracts);
  const terms = (symbol: string) => termsOf(contracts, symbol);
  const orderIn = (order: Order) => legacyOrderOn(terms(order.symbol), order);
  const symbolIn = (of: LegacyOf) => symbolOf(contracts, of);

  /** A page of what a read gives newest first: it is asked for all up to the page's end. */
  async function pageOf<Row extends { readonly market: string }>(
    { pageNo, pageSize, ...of }: Paged,
    read: (market: string | undefined, size: number) => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    const size = Math.min(Number(pageSize ?? PAGE), PAGE_MAX);
    const before = (Number(pageNo ?? 1) - 1) * size;
    const market = of.coinSymbol === undefined ? undefined : symbolIn(of);
    const isPart = market === undefined && of.contractType !== undefined;
    const rows = await read(market, isPart ? SEARCHED_MAX : before + size);
    return rows.filter((row) => isAmong(terms(row.market), of)).slice(before, before + size);
  }

  const list = own.find(({ name }) => name === contractList.name)!.route;
  const all = translate(
    legacyConfig,
    contractList,
    () => ({}),
    (found) => found.map(legacyContractOf),
  );

  return [
    serve(legacyConfig, async (of, context) =>
      reworded((await all.route({}, context)) as Reply<LegacyContract[]>, (found) =>
        found.filter(({ symbol, contractType }) =>
          // Those with an end have a call of their own.
          of.contractType === undefined && contractType === 'DELIVERY' ? false : isAmong(terms(symbol), of),
        ),
      ),
    ),
    translate(
      legacyLeverages,
      contract,
      (of) => ({ symbol: symbolIn(of) ?? 'BTC' }),
      ({ maxLeverage }) => STEPS.filter((one) => one <= maxLeverage).map((leverage) => ({ leverage })),
    ),
    translate(
      legacyPlace,
      placeOrder,
      ({ coinSymbol, contractType, direction, offset = 'OPEN', type, amount, ...more }) => ({
        ...more,
        symbol: symbolIn({ coinSymbol, contractType }) ?? '',
        intent: `${offset.toLowerCase()}-${direction.toLowerCase()}` as Intent,
        type: type === 'MARKET' ? ('market' as const) : ('limit' as const),
        quantity: amount,
      }),
      orderIn,
    ),
    serve(legacyDeliveryConfig, async (of, context) =>
      reworded((await list({}, context)) as Reply<Contract[]>, (found) =>
        found.filter((one) => isDeliveryAmong(one, of)).map(legacyDeliveryOf),
      ),
    ),
    translate(
      legacyDeliveryPlace,
      placeOrder,
      ({ coinSymbol, settleCoin, deliveryType, direction, offset = 'OPEN', type, amount, ...more }) => ({
        ...more,
        symbol: deliverySymbolOf(contracts, { coinSymbol, settleCoin, deliveryType }),
        intent: `${offset.toLowerCase()}-${direction.toLowerCase()}` as Intent,
        type: type === 'MARKET' ? ('market' as const) : ('limit' as const),
        quantity: amount,
      }),
      orderIn,
    ),
    translate(legacyTerminate, cancelOrder, ({ orderId }) => ({ orderId: Number(orderId) }), orderIn),
    translate(
      legacyCancelAll,
      cancelAll,
      (of) => ({ symbol: symbolIn(of) }),
      ({ cancelled }) => ({ orderIds: cancelled.map(String) }),
    ),
    translate(legacyCloseByOrder, closeByOrder, ({ orderId }) => ({ orderId: Number(orderId) }), orderIn),
    translate(
      legacyCloseAll,
      closeAll,
      (of) => ({ symbol: symbolIn(of) }),
      ({ cancelled, positions }) => ({
        orderIds: cancelled.map(String),
        closed: positions.map((one) => legacyClosedOn(terms(one.symbol), one)),
      }),
    ),
    translate(
      legacyModifyClosure,
      setTriggers,
      ({ contractOrderId, stopProfit, stopLoss, ...of }) => ({
        symbol: symbolIn(of) ?? '',
        orderId: contractOrderId === undefined ? undefined : Number(contractOrderId),
        triggers: [
          ...(stopProfit === undefined ? [] : [{ kind: 'stop-profit' as const, triggerPrice: stopProfit }]),
          ...(stopLoss === undefined ? [] : [{ kind: 'stop-loss' as const, triggerPrice: stopLoss }]),
        ],
      }),
      (set) => ({ ids: set.map(({ triggerId }) => String(triggerId)) }),
    ),
    translate(
      legacyOrder,
      orderDetail,
      ({ id }) => ({ orderId: id }),
      ({ order }) => orderIn(order),
    ),
    translate(
      legacyOrderOf,
      orderDetail,
      ({ orderId }) => ({ orderId }),
      ({ order }) => orderIn(order),
    ),
    translate(
      legacyFillsOf,
      orderDetail,
      ({ orderId }) => ({ orderId }),
      ({ fills }) => fills.map((fill) => legacyFillOn(terms(fill.symbol), fill)),
    ),
    serve(legacyFills, async (request, { owner, rows: read }) => {
      const { perpetual } = await read();
      const trades = await pageOf(request, (market, size) => perpetual.fills(owner, { market, size }));
      return reply(trades.map((trade) => legacyFillOn(terms(trade.market), shown.fill(trade, owner))));
    }),
    serve(legacyOrders, async ({ status = 'PENDING', ...request }, { owner, rows: read }) => {
      const { perpetual } = await read();
      if (status === 'OPEN') {
        const open = (await perpetual.positions(owner)).filter(
          ({ contract: symbol, quantity }) => quantity !== 0n && isAmong(terms(symbol), request),
        );
        return reply(open.map((row) => legacyPositionOn(terms(row.contract), positionOnWire(row, contracts))));
      }
      const rows = await pageOf(request, (market, size) =>
        status === 'PENDING' ? perpetual.openOrders(owner, market) : perpetual.history(owner, { market, size }),
      );
      return reply(rows.map((row) => orderIn(shown.order(row))));
    }),
  ];
}
