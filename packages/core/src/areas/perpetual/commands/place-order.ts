import {
  type ClosingIntent,
  intents,
  perpetual,
  perpetualOrderTypes,
  TRIGGERS_MAX,
  triggerKinds,
} from '@quay/contract/perpetual/rules';
import { orderTypes, timesInForce, trading } from '@quay/contract/trading/rules';
import { text as decimalText, least, Parts, type Price, type Rate } from '@quay/money';
import { Writer } from '../../../engine/bytes.ts';
import { amount, codecOf, id, listOf, maybe, oneOf, type RowOf, text, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import { exactNotional } from '../../../margin/contract.ts';
import { compare, exact } from '../../../margin/exact.ts';
import { openingMargin } from '../../../margin/opening.ts';
import { sizeOf } from '../../../margin/position.ts';
import type { RoughTerms } from '../../../margin/rough.ts';
import { OpeningSteps } from '../../../margin/steps.ts';
import type { TierTable } from '../../../margin/tiers.ts';
import * as matching from '../../../matching/index.ts';
import { farFrom, type Instrument } from '../../../trading/instrument.ts';
import * as codes from '../../../trading/order-codes.ts';
import { kindRefusal, lineOf, type OrderRequest } from '../../../trading/order-request.ts';
import type { OwnTerms } from '../../../trading/product.ts';
import type { Order } from '../../../trading/tables.ts';
import { ORDER_UNITS_MAX, priceRefusal, quantityRefusal, stepsOf } from '../../../trading/terms.ts';
import { type AtMark, type Band, Bands, inTicks } from '../bands.ts';
import { bandRound, closingBand } from '../closing.ts';
import { CLOSING, openingTerms } from '../order-terms.ts';
import { OwnOrders } from '../own-orders.ts';
import type { PerpetualParts } from '../parts.ts';
import { leverageOf } from '../positions.ts';
import { perpetualProduct } from '../product.ts';
import type { Contract, PositionRow } from '../state.ts';
import { cutToTick, type TriggerTerms, termsRefusal } from '../trigger-terms.ts';

const { ASK, BID, CANCEL_TAKER, NONE } = matching;
const { FOK, IOC, LIMIT, MARKET, POST_ONLY } = codes;

const input = {
  owner: id,
  clientId: maybe(text),
  contract: text,
  intent: oneOf(intents),
  type: oneOf(perpetualOrderTypes),
  /** Of a market order, the worst price that it trades at. */
  price: maybe(units),
  quantity: maybe(units),
  timeInForce: oneOf(timesInForce),
  /** Nothing: that of the position, or the one that was chosen. */
  leverage: maybe(id),
  /** The mark that a stop order waits for. */
  stopPrice: maybe(units),
  /** Stop-profit and stop-loss of what an order opens. */
  attached: listOf({ kind: oneOf(triggerKinds), triggerPrice: amount, price: maybe(amount) }),
};
export type PlaceOrder = RowOf<typeof input>;

/** What an order says that waits for no mark and closes nothing by itself. */
export const plainOrder = { stopPrice: null, attached: [] } as const;

const { orders: ordersTable } = perpetualProduct.tables;

export const placeOrderShape = shape({
  name: 'perpetual/place-order',
  number: 105,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

/** What a double counts is below a bound by more than it is off. */
const NEARLY = 1 - 1e-12;

/** The most that an order may be worth at the dear edge of its band. */
const WORTH_MAX = BigInt(ORDER_UNITS_MAX) / 2n;

/** An order that the book has now, or the row of the first answer to the same client id. */
type Placed = number | Uint8Array;

/** What of a request was found out: in ticks and lots. */
export type Asked = {
  readonly request: PlaceOrder;
  readonly instrument: Instrument;
  readonly contract: Contract;
  readonly buys: boolean;
  /** The price of a limit order; NONE of a market order that names no worst one. */
  readonly limitTicks: number;
  /** The mark that a stop order waits for; NONE of any other. */
  readonly stopTicks: number;
  readonly lots: number;
  readonly at: number;
};

/** What an order is taken with: how far it trades, what it holds in units, and from which leverage. */
export type Taken = {
  readonly worstTicks: number;
  readonly own: OwnTerms;
  readonly hold: number | bigint;
  readonly leverage: number;
};

/**
 * Places an order with an intent: one that opens holds margin, one that closes is limited by the position. Who would trade
 * with themselves trades no further: the rest of the taker expires.
 */
export function placeOrder(parts: PerpetualParts): Command<never> {
  const { orders, instruments, instrumentOrders, clientIds, ledger, orderIds, volumes, matchLoop } = parts;
  const { positions, accounts, funding, guard, triggers } = parts;
  const { statusRefusal, leverageRefusal, bandOf, opening, closing, isFar, balanceRefusal } = orderRules(parts);
  const answer = new Writer();
  const held = new Parts();
  const others = new OwnOrders();

  function run(request: PlaceOrder, at: number): Outcome<Placed> {
    const { owner, clientId } = request;
    const common = commonOf(request);
    const ordered =
      clientId === null ? '' : `${request.intent} ${request.leverage ?? '-'} ${lineOf(common)}${attachedLine(request)}`;
    const earlier = clientId === null ? undefined : clientIds.find(owner, clientId);
    if (earlier?.ordered === ordered) return done(earlier.answer);
    if (earlier) return refuse(perpetual['client-id-reused'], {}, 'clientOrderId');

    const instrument = instruments.find(request.contract);
    if (!instrument) return refuse(trading['symbol-unknown'], { symbol: request.contract }, 'symbol');
    const contract = instrument.terms as Contract;
    const opens = request.intent === 'open-long' || request.intent === 'open-short';
    const list = instrumentOrders.listOf(owner, instrument);
    const row = positions.inList(list, owner, contract.symbol);
    const closedNow = statusRefusal(contract, opens, row, at);
    if (closedNow) return closedNow;

    if (opens && parts.isCopied(owner, contract.symbol)) return refuse(perpetual['position-copied']);
    const buys = common.side === 'buy';
    funding.settle(owner, at);
    others.take(orders, instrumentOrders, list);
    const wrongLeverage = opens ? leverageRefusal(request, contract, buys, row, others, at) : undefined;
    if (wrongLeverage) return wrongLeverage;

    const type = orderTypes.indexOf(request.type);
    const force = timesInForce.indexOf(request.timeInForce);
    const refused = kindRefusal(perpetual, common, type, force, false);
    if (refused) return refused;
    const limitTicks = request.price === null ? NONE : stepsOf(request.price, instrument.tick);
    const lots = stepsOf(request.quantity!, instrument.lot);
    const stopTicks = request.stopPrice === null ? NONE : stepsOf(request.stopPrice, instrument.tick);
    const waits = stopTicks !== NONE;
    const asked: Asked = { request, instrument, contract, buys, limitTicks, stopTicks, lots, at };
    if (Number.isNaN(limitTicks)) return refuse(perpetual['price-off-tick'], { tick: contract.tick }, 'price');
    if (Number.isNaN(stopTicks)) return refuse(perpetual['stop-price-off-tick'], { tick: contract.tick }, 'stopPrice');
    if (!opens && (row === undefined || row.quantity === 0n || row.quantity > 0n === buys)) {
      return refuse(perpetual['nothing-to-close']);
    }
    const early = waits ? stopRefusal(asked) : undefined;
    if (early) return early;
    const band = bandOf(asked, opens ? undefined : row);
    if (limitTicks !== NONE) {
      const outside = priceRefusal(instrument, limitTicks, band.low, band.high, 'price');
      if (outside) return outside;
    }
    const wrong = quantityRefusal(instrument, lots);
    if (wrong) return wrong;
    const taken = opens ? opening(asked, row, others, band) : closing(asked, row!, others, band);
    if ('ok' in taken) return taken;

    const { worstTicks, own, hold, leverage } = taken;
    const stopped = isFar(asked, worstTicks) ? guard.check(owner, 'far-order', at) : undefined;
    if (stopped) return heldAsFar(stopped);
    const rests = waits || (type === LIMIT && force !== IOC && force !== FOK);
    if (rests && instrumentOrders.countOf(list) >= contract.maxOpenOrders) {
      return refuse(perpetual['too-many-open-orders'], { max: contract.maxOpenOrders });
    }
    const wrongTrigger = attachedRefusal(asked, opens);
    if (wrongTrigger) return wrongTrigger;
    const meets = !waits && instrument.isMet(buys, worstTicks);
    if (!meets && !waits && (type === MARKET || force === IOC)) return refuse(perpetual['no-one-to-trade-with']);
    const short = opens
      ? balanceRefusal(asked, instrumentOrders.payer(list, owner, instrument, buys), hold)
      : undefined;
    if (short) return short;
    if (meets && force === POST_ONLY) return refuse(perpetual['would-take'], {}, 'price');
    if (!waits && force === FOK && !instrument.book.fillable(buys ? BID : ASK, worstTicks, lots, owner, CANCEL_TAKER)) {
      return refuse(perpetual['cannot-fill-whole']);
    }

    if (opens && leverage !== (row?.leverage ?? leverageOf(contract.maxLeverage))) {
      const chosen = positions.of(owner, contract);
      chosen.leverage = leverage;
      positions.touch(chosen);
    }
    const keepsRow = !parts.isMarketMaker(owner);
    const tier = keepsRow ? volumes.tierOf(owner) : NONE;
    const payee = instrumentOrders.payee(list, owner, instrument, buys);
    const slot = orders.accept({
      id: orderIds.next(),
      owner,
      clientId,
      instrument,
      buys,
      type,
      force,
      selfTrade: CANCEL_TAKER,
      // A market order trades no further than the band, as if it had named that price.
      limitTicks: worstTicks,
      stopTicks,
      lots,
      amount: NONE,
      makerRate: tier === NONE ? 0 : instrument.makerRates[tier]!,
      takerRate: tier === NONE ? 0 : instrument.takerRates[tier]!,
      list,
      payer: payee,
      payee,
      keepsRow,
      at,
    });
    orders.setOwn(slot, own);
    orders.heldOf(slot, held);
    if (!held.isZero) ledger.hold(payee, held);
    // What an order of an isolated position holds is no longer behind the others.
    if (row?.mode === 'isolated') positions.moved.add(owner);
    for (const one of request.attached) {
      const of = { owner, contract: contract.symbol, closes: closingOf(buys), order: orders.idOf(slot) };
      triggers.set(of, termsOf(one), at);
    }
    if (waits) matchLoop.wait(slot);
    else matchLoop.enter(slot, held, at);

    if (clientId !== null) {
      orders.write(answer, slot);
      clientIds.add({ owner, clientId, ordered, answer: answer.take(), at });
    }
    return done(slot);
  }

  /** A stop order that buys waits for a rise of the mark, one that sells for a fall. */
  function stopRefusal({ contract, buys, stopTicks }: Asked): Refused | undefined {
    const mark = cutToTick(accounts.markOf(contract.symbol), contract.tick);
    const stop = BigInt(stopTicks) * contract.tick;
    if (stop > 0n && (buys ? stop > mark : stop < mark)) return undefined;
    return refuse(perpetual['stop-price-wrong-side'], { mark }, 'stopPrice');
  }

  /** What an order closes by itself is on the right sides of its own price, and only of one that opens. */
  function attachedRefusal(asked: Asked, opens: boolean): Refused | undefined {
    const { contract, buys, request } = asked;
    const { attached, owner } = request;
    if (attached.length === 0) return undefined;
    if (!opens || attached.some(({ kind }) => kind === 'trailing')) return refuse(perpetual['trigger-not-here']);
    const reference = priceOf(asked);
    for (const one of attached) {
      const wrong = termsRefusal(termsOf(one), { contract, isLong: buys, reference });
      const field = one.kind === 'stop-profit' ? 'stopProfit' : 'stopLoss';
      if (wrong) return { ...wrong, field: `${field}.${wrong.field}` };
    }
    return triggers.hasRoom(owner, contract.symbol, attached.length)
      ? undefined
      : refuse(perpetual['trigger-too-many'], { max: TRIGGERS_MAX });
  }

  /** The price that an order is meant to trade at: its limit, its stop price, or the mark. */
  function priceOf({ request, contract, limitTicks, stopTicks }: Asked): Price {
    const isPriced = limitTicks !== NONE && request.type !== 'market';
    const ticks = isPriced ? limitTicks : stopTicks;
    return ticks === NONE ? cutToTick(accounts.markOf(contract.symbol), contract.tick) : BigInt(ticks) * contract.tick;
  }

  return command(placeOrderShape, run, (to, placed: Placed) => {
    if (typeof placed === 'number') orders.reply(to, placed);
    else to.raw(placed, 0, placed.length);
  });
}

/** The rules of orders that are placed and of those that are amended: what they are taken with, or why they are refused. */
export function orderRules(parts: PerpetualParts) {
  const { volumes, caps, contracts, marks, accounts, syncing, risk } = parts;
  const bands = new Bands();
  const steps = new OpeningSteps();

  /** What was asked last, and what follows from the mark of its contract. */
  let askedLast: Asked | undefined;
  let now: AtMark | undefined;

  function nowOf(asked: Asked): AtMark {
    if (asked !== askedLast || now === undefined) {
      now = bands.of(asked.instrument, asked.contract, accounts.markOf(asked.contract.symbol));
      askedLast = asked;
    }
    return now;
  }

  /** Whether an order could trade far from the mark on its owner's cost: so value leaves for whoever waits there. */
  function isFar(asked: Asked, worstTicks: number): boolean {
    const { buys, stopTicks } = asked;
    const markTicks = stopTicks === NONE ? nowOf(asked).down : stopTicks;
    return (buys ? worstTicks - markTicks : markTicks - worstTicks) > farFrom(markTicks);
  }

  /** Whether anything trades, and positions may be opened. */
  function statusRefusal(
    { symbol, status }: Contract,
    opens: boolean,
    row: PositionRow | undefined,
    at: number,
  ): Refused | undefined {
    if (contracts.hasEnded(symbol)) return refuse(perpetual['not-in-trading-period']);
    if (status === 'halted') return refuse(trading['market-halted']);
    if (!opens) return undefined;
    if (status === 'reduce-only') return refuse(perpetual['not-in-trading-period']);
    if (!marks.isSound(symbol, at)) return refuse(perpetual['market-data-abnormal']);
    if (syncing.isSyncing(symbol)) return refuse(perpetual['data-syncing']);
    return row && risk.isLiquidating(row) ? refuse(perpetual['position-liquidating']) : undefined;
  }

  /** One way at a time, and one leverage for the position and all orders that would add to it. */
  function leverageRefusal(
    { leverage, owner }: PlaceOrder,
    contract: Contract,
    buys: boolean,
    row: PositionRow | undefined,
    others: OwnOrders,
    at: number,
  ): Refused | undefined {
    const holds = row !== undefined && row.quantity !== 0n;
    const isOpposite = holds && row.quantity > 0n !== buys;
    if (isOpposite || others.opensAgainst(buys)) return refuse(perpetual['intent-opposite-exists']);
    const chosen = row?.leverage ?? leverageOf(contract.maxLeverage);
    if (leverage !== null && leverage !== chosen && (holds || others.openings > 0)) {
      return refuse(perpetual['leverage-differs'], { leverage: chosen }, 'leverage');
    }
    const wanted = leverage ?? chosen;
    if (wanted >= 1 && caps.allows(contract, owner, wanted, at)) return undefined;
    return refuse(perpetual['leverage-above-max'], { max: caps.leverageMax(contract, owner, at) }, 'leverage');
  }

  /**
   * The prices that an order may have, in ticks: round the mark, or the one that it waits for; and of one that closes not
   * beyond bankruptcy.
   */
  function bandOf(asked: Asked, closed: PositionRow | undefined): Band {
    const { contract, instrument, request, stopTicks, at } = asked;
    const { tick, priceBand, marketBand } = contract;
    const isMarket = request.type === 'market' || request.type === 'stop-market';
    if (closed === undefined && stopTicks === NONE) {
      const known = nowOf(asked);
      return isMarket ? known.market : known.priced;
    }
    const share: Rate = isMarket ? marketBand : priceBand;
    const edges = bandRound(markOf(asked), share, tick);
    return inTicks(instrument, tick, closed === undefined ? edges : closingBand(accounts, closed, edges, tick, at));
  }

  /** The furthest price that an order may trade at, in ticks. */
  const worstOf = ({ limitTicks, buys }: Asked, { low, high }: Band): number =>
    limitTicks === NONE ? (buys ? high : low) : limitTicks;

  /** The mark, or the one that a stop order waits for: by then the mark is there. */
  const markOf = ({ contract, stopTicks }: Asked): Price =>
    stopTicks === NONE ? accounts.markOf(contract.symbol) : BigInt(stopTicks) * contract.tick;

  /** What an order holds that opens, or why it may not. */
  function opening(asked: Asked, row: PositionRow | undefined, others: OwnOrders, band: Band): Taken | Refused {
    const { request, instrument, contract, buys, limitTicks, lots, at } = asked;
    const { kind, tick, lot, symbol } = contract;
    const { tiers, terms } = accounts.now.of(symbol, at)!;
    // What trades at once trades no further than what is offered now.
    const edge = worstOf(asked, band);
    const worstTicks = request.type === 'market' ? reachOf(instrument, buys, lots, edge) : edge;
    const leverage = request.leverage ?? row?.leverage ?? leverageOf(contract.maxLeverage);
    const tier = parts.isMarketMaker(request.owner) ? NONE : volumes.tierOf(request.owner);
    const takerRate = tier === NONE ? 0 : instrument.takerRates[tier]!;
    if (isCounted(asked, row, others, { band, worstTicks, tiers, terms, leverage, takerRate })) {
      return { worstTicks, own: [steps.price, steps.mark, steps.margin], hold: steps.hold, leverage };
    }
    const mark = markOf(asked);
    const quantity = BigInt(lots) * lot;
    const size = row === undefined ? 0n : sizeOf(row);
    const margin = openingMargin({
      ...{ kind, tick, tiers, buys, quantity, mark },
      limit: request.type.endsWith('limit') ? BigInt(limitTicks) * tick : undefined,
      worst: BigInt(worstTicks) * tick,
      others: size + BigInt(others.opening) * lot,
      leverage: BigInt(leverage),
      takerRate: BigInt(takerRate),
    });
    if (compare(margin.worth, exact(contract.minNotional)) < 0) {
      return refuse(perpetual['notional-below-min'], { min: contract.minNotional, coin: contract.quote }, 'quantity');
    }
    const large = sizeRefusal(asked, band);
    if (large) return large;
    const share = caps.mostHeld(contract, request.owner, margin.price);
    const max = share === undefined ? tiers.cap : least(share, tiers.cap);
    if (compare(margin.reached, exact(max)) > 0) {
      return refuse(perpetual['position-limit'], { max, coin: contract.quote }, 'quantity');
    }
    if (contract.openInterest + quantity > contract.openInterestMax) {
      const left = contract.openInterestMax - contract.openInterest;
      return refuse(perpetual['open-interest-full'], { left: left < 0n ? 0n : left, coin: contract.base }, 'quantity');
    }
    const own = openingTerms(Number(margin.price / tick), Number(margin.mark / tick), margin.terms);
    return { worstTicks, own, hold: margin.hold, leverage };
  }

  /**
   * Whether nothing of what {@link opening} refuses can be said of an order: all that is needed for it is counted in doubles,
   * which hold it exactly. Where one does not, or something is near its bound, the exact figures decide.
   */
  function isCounted(
    asked: Asked,
    row: PositionRow | undefined,
    others: OwnOrders,
    by: {
      readonly band: Band;
      readonly worstTicks: number;
      readonly tiers: TierTable;
      readonly terms: RoughTerms;
      readonly leverage: number;
      readonly takerRate: number;
    },
  ): boolean {
    const { band, worstTicks, tiers, terms, leverage, takerRate } = by;
    const { request, instrument, contract, buys, limitTicks, stopTicks, lots } = asked;
    if (contract.kind !== 'linear') return false;
    const unitsOf = instrument.quotePerTickLot;
    const size = row === undefined ? 0 : Math.abs(Number(row.quantity)) / instrument.lot;
    if (!Number.isSafeInteger(size) || size * instrument.lot > Number.MAX_SAFE_INTEGER) return false;
    const mark = stopTicks === NONE ? nowOf(asked) : undefined;
    const isCounted = steps.count({
      unitsOf,
      tiers: terms.tiers,
      buys,
      lots,
      limit: request.type === 'market' || request.type === 'stop-market' ? worstTicks : limitTicks,
      worst: worstTicks,
      markDown: mark === undefined ? stopTicks : mark.down,
      markUp: mark === undefined ? stopTicks : mark.up,
      others: size + others.opening,
      leverage,
      takerRate,
    });
    if (!isCounted) return false;
    const open = Number(contract.openInterest) + lots * instrument.lot;
    return (
      steps.worth >= instrument.minWorth &&
      lots * band.high * unitsOf <= ORDER_UNITS_MAX / 2 - 1 &&
      steps.reached <= Number(tiers.cap) * NEARLY &&
      caps.isFreeUpTo(contract.symbol, steps.reached) &&
      open <= Number(contract.openInterestMax) * NEARLY
    );
  }

  /** What an order trades is counted in a double: also where others wait at better prices than the band's edge. */
  function sizeRefusal({ contract, lots }: Asked, { low, high }: Band): Refused | undefined {
    const { kind, tick, lot, quote: coin } = contract;
    const dearest = BigInt(kind === 'linear' ? high : low) * tick;
    if (compare(exactNotional(kind, BigInt(lots) * lot, dearest), exact(WORTH_MAX)) <= 0) return undefined;
    return refuse(perpetual['amount-above-max'], { max: WORTH_MAX, coin }, 'quantity');
  }

  /** How far an order trades that closes, or why it may not: all that close are together no more than the position. */
  function closing(asked: Asked, row: PositionRow, others: OwnOrders, band: Band): Taken | Refused {
    const { request, instrument, contract, buys, lots } = asked;
    const large = sizeRefusal(asked, band);
    if (large) return large;
    const closable = Number(sizeOf(row) / contract.lot) - others.closing;
    if (lots > closable) {
      const left = BigInt(closable) * contract.lot;
      return refuse(perpetual['close-too-much'], { closable: left, coin: contract.base }, 'quantity');
    }
    const worst = worstOf(asked, band);
    const worstTicks = request.type === 'market' ? reachOf(instrument, buys, lots, worst) : worst;
    return { worstTicks, own: CLOSING, hold: 0n, leverage: row.leverage };
  }

  /** A profit that nobody realised opens nothing: the refusal says so where it alone would have been enough. */
  function balanceRefusal(
    { request: { owner }, contract: { symbol, quote: coin }, at }: Asked,
    /** The account that it is held on; below zero where there is none. */
    account: number,
    hold: number | bigint,
    /** What the order holds already. */
    held = 0n,
  ): Refused | undefined {
    const name = contracts.accountOf(symbol);
    if (typeof hold === 'number' && accounts.isClearlyFree(owner, name, account, hold, at)) return undefined;
    const needed = BigInt(hold);
    const free = accounts.free(owner, name, at) + held;
    if (needed <= free) return undefined;
    const unrealised = accounts.unrealised(owner, name, at);
    const shown = free < 0n ? 0n : free;
    return needed <= free + unrealised
      ? refuse(perpetual['profit-not-usable'], { free: shown, unrealised, coin }, 'quantity')
      : refuse(perpetual['balance-too-small'], { available: shown, needed, coin }, 'quantity');
  }

  return { statusRefusal, leverageRefusal, bandOf, opening, closing, isFar, balanceRefusal };
}

/** The price of the last offer that an order would take now, no further than the band; its edge where nothing is offered. */
function reachOf(instrument: Instrument, buys: boolean, lots: number, edge: number): number {
  let left = lots;
  let reached = edge;
  for (const [ticks, here] of instrument.book.levels(buys ? ASK : BID)) {
    if (left <= 0 || (buys ? ticks > edge : ticks < edge)) break;
    reached = ticks;
    left -= here;
  }
  return reached;
}

/** A hold is refused in the words of contracts. */
export const heldAsFar = (stopped: Refused): Refused =>
  stopped.refusal.reason.endsWith('/far-price-held') ? { ...stopped, refusal: perpetual['far-price-held'] } : stopped;

/** The request in the words that all products share. */
function commonOf(request: PlaceOrder): OrderRequest {
  const { owner, clientId, contract: market, intent, type, price, quantity, timeInForce } = request;
  const side = intent === 'open-long' || intent === 'close-short' ? 'buy' : 'sell';
  return {
    owner,
    clientId,
    market,
    side,
    type,
    price,
    quantity,
    timeInForce,
    amount: null,
    selfTrade: 'cancel-taker',
    stopPrice: request.stopPrice,
  };
}

type Attached = PlaceOrder['attached'][number];

/** The intent of what closes that an order has opened. */
export const closingOf = (buys: boolean): ClosingIntent => (buys ? 'close-long' : 'close-short');

const termsOf = ({ kind, triggerPrice, price }: Attached): TriggerTerms => ({
  ...{ kind, triggerPrice, price, quantity: null, activation: null, callback: null },
});

/** The same for the line that makes two requests the same; nothing where there is none. */
const attachedLine = ({ attached }: PlaceOrder): string =>
  attached
    .map(
      ({ kind, triggerPrice, price }) =>
        ` ${kind} ${decimalText(triggerPrice)} ${price === null ? '-' : decimalText(price)}`,
    )
    .join('');
