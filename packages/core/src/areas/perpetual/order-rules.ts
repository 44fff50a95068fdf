import { perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { least, type Price, type Rate } from '@quay/money';
import { type Refused, refuse } from '../../engine/command.ts';
import { exactNotional } from '../../margin/contract.ts';
import { compare, exact } from '../../margin/exact.ts';
import { openingMargin } from '../../margin/opening.ts';
import { sizeOf } from '../../margin/position.ts';
import { OpeningSteps } from '../../margin/steps.ts';
import * as matching from '../../matching/index.ts';
import { farFrom, type Instrument } from '../../trading/instrument.ts';
import type { OwnTerms } from '../../trading/product.ts';
import { ORDER_UNITS_MAX } from '../../trading/terms.ts';
import { type AtMark, type Band, Bands, inTicks } from './bands.ts';
import { bandRound, closingBand } from './closing.ts';
import type { PlaceOrder } from './commands/place-order.ts';
import type { ContractNow } from './contracts-now.ts';
import { CLOSING, openingTerms } from './order-terms.ts';
import type { OwnOrders } from './own-orders.ts';
import type { PerpetualParts } from './parts.ts';
import type { PositionRecord } from './position-record.ts';
import { leverageOf } from './positions.ts';
import type { Contract } from './state.ts';

const { ASK, BID, NONE } = matching;

/** What a double counts is below a bound by more than it is off. */
const NEARLY = 1 - 1e-12;

/** The most that an order may be worth at the dear edge of its band. */
const WORTH_MAX = BigInt(ORDER_UNITS_MAX) / 2n;

/** What of a request was found out: in ticks and lots. */
export type Requested = {
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

/** The rules of orders that are placed and of those that are amended: what they are taken with, or why they are refused. */
export function orderRules(parts: PerpetualParts) {
  const { volumes, caps, contracts, marks, accounts, syncing, risk } = parts;
  const bands = new Bands();
  const steps = new OpeningSteps();

  /** What was asked last, and what follows from the mark of its contract. */
  let lastRequested: Requested | undefined;
  let now: AtMark | undefined;

  function nowOf(requested: Requested): AtMark {
    if (requested !== lastRequested || now === undefined) {
      const { instrument, contract, at } = requested;
      const mark = accounts.now.of(contract.symbol, at)?.mark ?? accounts.markOf(contract.symbol);
      now = bands.of(instrument, contract, mark);
      lastRequested = requested;
    }
    return now;
  }

  /** Whether an order could trade far from the mark on its owner's cost: so value leaves for whoever waits there. */
  function isFar(requested: Requested, worstTicks: number): boolean {
    const { buys, stopTicks } = requested;
    const markTicks = stopTicks === NONE ? nowOf(requested).down : stopTicks;
    return (buys ? worstTicks - markTicks : markTicks - worstTicks) > farFrom(markTicks);
  }

  /** Whether anything trades, and positions may be opened. */
  function statusRefusal(
    { symbol, status }: Contract,
    opens: boolean,
    row: PositionRecord | undefined,
    at: number,
  ): Refused | undefined {
    if (contracts.hasEnded(symbol)) return refuse(perpetual['not-in-trading-period']);
    if (status === 'halted') return refuse(trading['market-halted']);
    if (!opens) return undefined;
    if (status === 'reduce-only') return refuse(perpetual['not-in-trading-period']);
    const here = accounts.now.of(symbol, at);
    if (here === undefined || !marks.isFresh(here.row, at)) return refuse(perpetual['market-data-abnormal']);
    if (syncing.isSyncing(symbol)) return refuse(perpetual['data-syncing']);
    return row && !risk.isCalm && risk.isLiquidating(row) ? refuse(perpetual['position-liquidating']) : undefined;
  }

  /** One way at a time, and one leverage for the position and all orders that would add to it. */
  function leverageRefusal(
    { leverage, owner }: PlaceOrder,
    contract: Contract,
    buys: boolean,
    row: PositionRecord | undefined,
    others: OwnOrders,
    at: number,
  ): Refused | undefined {
    const holds = row !== undefined && !row.isFlat;
    const isOpposite = holds && row.roughQuantity > 0 !== buys;
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
  function bandOf(requested: Requested, closed: PositionRecord | undefined): Band {
    const { contract, instrument, request, stopTicks, at } = requested;
    const { tick, priceBand, marketBand } = contract;
    const isMarket = request.type === 'market' || request.type === 'stop-market';
    if (closed === undefined && stopTicks === NONE) {
      const known = nowOf(requested);
      return isMarket ? known.market : known.priced;
    }
    const share: Rate = isMarket ? marketBand : priceBand;
    const edges = bandRound(markOf(requested), share, tick);
    return inTicks(instrument, tick, closed === undefined ? edges : closingBand(accounts, closed, edges, tick, at));
  }

  /** The furthest price that an order may trade at, in ticks. */
  const worstOf = ({ limitTicks, buys }: Requested, { low, high }: Band): number =>
    limitTicks === NONE ? (buys ? high : low) : limitTicks;

  /** The mark, or the one that a stop order waits for: by then the mark is there. */
  const markOf = ({ contract, stopTicks }: Requested): Price =>
    stopTicks === NONE ? accounts.markOf(contract.symbol) : BigInt(stopTicks) * contract.tick;

  /** What an order holds that opens, or why it may not. */
  function opening(
    requested: Requested,
    row: PositionRecord | undefined,
    others: OwnOrders,
    band: Band,
  ): Taken | Refused {
    const { request, instrument, contract, buys, limitTicks, lots, at } = requested;
    const { kind, tick, lot, symbol } = contract;
    const here = accounts.now.of(symbol, at)!;
    const { tiers } = here;
    // What trades at once trades no further than what is offered now.
    const edge = worstOf(requested, band);
    const worstTicks = request.type === 'market' ? reachOf(instrument, buys, lots, edge) : edge;
    const leverage = request.leverage ?? row?.leverage ?? leverageOf(contract.maxLeverage);
    const tier = parts.isMarketMaker(request.owner) ? NONE : volumes.tierOf(request.owner);
    const takerRate = tier === NONE ? 0 : instrument.takerRates[tier]!;
    if (isCounted(requested, row, others, here, { band, worstTicks, leverage, takerRate })) {
      return { worstTicks, own: [steps.price, steps.mark, steps.margin], hold: steps.hold, leverage };
    }
    const mark = markOf(requested);
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
    const large = sizeRefusal(requested, band);
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
    requested: Requested,
    row: PositionRecord | undefined,
    others: OwnOrders,
    here: ContractNow,
    by: {
      readonly band: Band;
      readonly worstTicks: number;
      readonly leverage: number;
      readonly takerRate: number;
    },
  ): boolean {
    const { band, worstTicks, leverage, takerRate } = by;
    const { request, instrument, contract, buys, limitTicks, stopTicks, lots } = requested;
    if (contract.kind !== 'linear') return false;
    const unitsOf = instrument.quotePerTickLot;
    const size = row === undefined ? 0 : Math.abs(row.roughQuantity) / instrument.lot;
    if (!Number.isSafeInteger(size) || size * instrument.lot > Number.MAX_SAFE_INTEGER) return false;
    const mark = stopTicks === NONE ? nowOf(requested) : undefined;
    const isCounted = steps.count({
      unitsOf,
      tiers: here.terms.tiers,
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
    const open = here.roughOpen + lots * instrument.lot;
    return (
      steps.worth >= instrument.minWorth &&
      lots * band.high * unitsOf <= ORDER_UNITS_MAX / 2 - 1 &&
      steps.reached <= here.roughCap * NEARLY &&
      caps.isFreeUpTo(contract.symbol, steps.reached) &&
      open <= here.roughOpenMax * NEARLY
    );
  }

  /** What an order trades is counted in a double: also where others wait at better prices than the band's edge. */
  function sizeRefusal({ contract, lots }: Requested, { low, high }: Band): Refused | undefined {
    const { kind, tick, lot, quote: coin } = contract;
    const dearest = BigInt(kind === 'linear' ? high : low) * tick;
    if (compare(exactNotional(kind, BigInt(lots) * lot, dearest), exact(WORTH_MAX)) <= 0) return undefined;
    return refuse(perpetual['amount-above-max'], { max: WORTH_MAX, coin }, 'quantity');
  }

  /** How far an order trades that closes, or why it may not: all that close are together no more than the position. */
  function closing(requested: Requested, row: PositionRecord, others: OwnOrders, band: Band): Taken | Refused {
    const { request, instrument, contract, buys, lots } = requested;
    const large = sizeRefusal(requested, band);
    if (large) return large;
    const closable = Number(sizeOf(row) / contract.lot) - others.closing;
    if (lots > closable) {
      const left = BigInt(closable) * contract.lot;
      return refuse(perpetual['close-too-much'], { closable: left, coin: contract.base }, 'quantity');
    }
    const worst = worstOf(requested, band);
    const worstTicks = request.type === 'market' ? reachOf(instrument, buys, lots, worst) : worst;
    return { worstTicks, own: CLOSING, hold: 0n, leverage: row.leverage };
  }

  /** A profit that nobody realised opens nothing: the refusal says so where it alone would have been enough. */
  function balanceRefusal(
    { request: { owner }, contract: { symbol, quote: coin }, at }: Requested,
    row: PositionRecord | undefined,
    /** The account that it is held on; below zero where there is none. */
    account: number,
    hold: number | bigint,
    /** What the order holds already. */
    held = 0n,
  ): Refused | undefined {
    const name = contracts.accountOf(symbol);
    if (typeof hold === 'number') {
      if (accounts.isClearlyFree(row, owner, name, account, hold, at)) return undefined;
    }
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
