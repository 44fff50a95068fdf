import type {
  Caps,
  Contract,
  ContractState,
  DeliveryNow,
  Fill,
  FundingNow,
  Order,
  Position,
  TierVersion,
  Trigger,
} from '@quay/contract/perpetual';
import {
  type CapsRow,
  type ContractOrder,
  type Contract as ContractRow,
  type ContractTrade,
  type Dated,
  FUNDING_TERMS,
  type FundingPeriod,
  type Order as OrderRow,
  type PositionRow,
  samplesDueBy,
  type Trade,
  type TriggerRow,
} from '@quay/core';
import { decimalsOf, divide, text } from '@quay/money';
import type { VersionOfTiers } from '@quay/store';
import type { ContractsView } from './contracts-view.ts';

const maybe = (value: bigint | null): string | null => (value === null ? null : text(value));

/** What was nothing: of an order that closes, and where leverage and rate exclude each other. */
const unlessNone = (value: bigint): string | null => (value === 0n ? null : text(value));

/** What is known of a contract's prices and funding. */
type Known = Pick<ContractsView, 'mark' | 'funding' | 'dated'>;

function fundingOnWire({ startsAt, endsAt, samples, premiumSum, lastRate }: FundingPeriod): FundingNow {
  return {
    ...{ startsAt, endsAt, samples, premiumSum: text(premiumSum), lastRate: text(lastRate) },
    due: samplesDueBy(startsAt, Math.min(Math.max(Date.now(), startsAt), endsAt - 1)),
    ...{ interest: text(FUNDING_TERMS.interest), damp: text(FUNDING_TERMS.damp) },
  };
}

const SECOND_MS = 1_000;

/** How far the settlement of a dated contract has come; seconds are counted up to now. */
function deliveryOnWire({ life, settlesAt, windowMs, samples, sampleSum, price, fixedAt }: Dated): DeliveryNow {
  const startsAt = settlesAt - windowMs;
  const over = Math.min(Math.max(Date.now() - startsAt, 0), windowMs);
  // A sample is taken within its second: it may be there before that is over.
  const isOver = life === 'overdue' || price !== null;
  const due = Math.max(Math.floor((isOver ? windowMs : over) / SECOND_MS), samples);
  return {
    ...{ life, settlesAt, samples, due, missing: due - samples, sum: text(sampleSum) },
    mean: samples === 0 ? null : text(sampleSum / BigInt(samples)),
    ...{ settlementPrice: maybe(price), settledAt: fixedAt },
  };
}

export function contractStateOnWire({ symbol, status, openInterest }: ContractRow, known: Known): ContractState {
  const mark = known.mark(symbol);
  const funding = known.funding(symbol);
  const dated = known.dated(symbol);
  return {
    symbol,
    status,
    openInterest: text(openInterest),
    mark: mark
      ? {
          price: text(mark.price),
          at: mark.at,
          indexPrice: text(mark.indexPrice),
          byFunding: text(mark.byFunding),
          byBasis: text(mark.byBasis),
          last: text(mark.last),
          indexAt: mark.indexAt,
        }
      : null,
    funding: funding ? fundingOnWire(funding) : null,
    delivery: dated ? deliveryOnWire(dated) : null,
  };
}

const DAY_MS = 24 * 60 * 60_000;

export const capsOnWire = (caps: CapsRow | undefined): Caps | null =>
  caps
    ? {
        shareFloor: text(caps.shareFloor),
        shareMax: text(caps.shareMax),
        newAccountLeverage: caps.newAccountLeverage,
        newAccountDays: caps.newAccountMs / DAY_MS,
      }
    : null;

export function contractOnWire(
  row: ContractRow,
  known: Known & Pick<ContractsView, 'caps'>,
  tierVersion: number,
  ticker: Contract['ticker'],
): Contract {
  const dated = known.dated(row.symbol);
  return {
    ...contractStateOnWire(row, known),
    kind: row.kind,
    coin: row.coin,
    base: row.base,
    quote: row.quote,
    tickSize: text(row.tick),
    lotSize: text(row.lot),
    priceDecimals: decimalsOf(row.tick),
    quantityDecimals: decimalsOf(row.lot),
    minQuantity: text(row.minQuantity),
    maxQuantity: text(row.maxQuantity),
    minNotional: text(row.minNotional),
    priceBand: text(row.priceBand),
    marketBand: text(row.marketBand),
    maxOpenOrders: row.maxOpenOrders,
    maxLeverage: row.maxLeverage,
    openInterestMax: text(row.openInterestMax),
    caps: capsOnWire(known.caps(row.symbol)),
    makerFeeRate: text(row.makerFeeRate),
    takerFeeRate: text(row.takerFeeRate),
    ...{ expiry: dated?.expiresAt ?? null, term: dated?.term ?? null },
    windowSeconds: dated ? dated.windowMs / SECOND_MS : null,
    deliveryFeeRate: dated ? text(dated.deliveryFeeRate) : null,
    tierVersion,
    ticker,
  };
}

export const tierVersionOnWire = ({ version, appliesAt, cap, rows }: VersionOfTiers): TierVersion => ({
  version,
  appliesAt,
  cap: text(cap),
  tiers: rows.map(({ tier, floor, maintenanceRate, initialRate }) => ({
    tier,
    floor: text(floor),
    maintenanceRate: text(maintenanceRate),
    initialRate: text(initialRate),
  })),
});

/** An inverse contract counts its quantity in the quote asset and is worth coins. */
function averageOf({ kind }: ContractRow, { filledQuantity, filledAmount }: OrderRow): string | null {
  if (filledQuantity === 0n || filledAmount === 0n) return null;
  const [worth, size] = kind === 'linear' ? [filledAmount, filledQuantity] : [filledQuantity, filledAmount];
  return text(divide(worth, size, 'down'));
}

/** Orders and fills as their owner sees them; what they settle in stands in the contract. */
export const recordsOnWire = (contracts: Pick<ContractsView, 'of' | 'expiryOf'>) => ({
  order(row: OrderRow): Order {
    const { intent, assumedPrice, markPrice, leverage, marginRate } = row as ContractOrder;
    const contract = contracts.of(row.market);
    return {
      orderId: row.id,
      clientOrderId: row.clientId,
      symbol: row.market,
      intent,
      side: row.side,
      type: row.type,
      timeInForce: row.timeInForce,
      price: maybe(row.price),
      stopPrice: maybe(row.stopPrice),
      quantity: text(row.quantity ?? 0n),
      filledQuantity: text(row.filledQuantity),
      filledAmount: text(row.filledAmount),
      averagePrice: averageOf(contract, row),
      fee: text(row.fee),
      feeCoin: contract.quote,
      makerFeeRate: text(row.makerFeeRate),
      takerFeeRate: text(row.takerFeeRate),
      leverage: leverage === 0 ? null : leverage,
      marginRate: unlessNone(marginRate),
      assumedPrice: unlessNone(assumedPrice),
      markPrice: unlessNone(markPrice),
      held: text(row.held),
      status: row.status,
      ended: row.ended,
      createdAt: row.createdAt,
      updatedAt: row.updatedAt,
      triggeredAt: row.triggeredAt,
      expiry: contracts.expiryOf(row.market),
    };
  },

  fill(trade: Trade, owner: number): Fill {
    const { buyProfit, sellProfit, buyShortfall, sellShortfall } = trade as ContractTrade;
    const bought = trade.buyer === owner;
    return {
      tradeId: trade.id,
      orderId: bought ? trade.buyOrder : trade.sellOrder,
      symbol: trade.market,
      side: bought ? 'buy' : 'sell',
      role: bought === (trade.buyRole === 'maker') ? 'maker' : 'taker',
      price: text(trade.price),
      quantity: text(trade.quantity),
      amount: text(trade.amount),
      fee: text(bought ? trade.buyFee : trade.sellFee),
      feeCoin: contracts.of(trade.market).quote,
      profit: text(bought ? buyProfit : sellProfit),
      shortfall: text(bought ? buyShortfall : sellShortfall),
      at: trade.at,
      expiry: contracts.expiryOf(trade.market),
    };
  },
});

export const positionOnWire = (row: PositionRow, contracts: Pick<ContractsView, 'expiryOf'>): Position => ({
  symbol: row.contract,
  quantity: text(row.quantity),
  openValue: text(row.openValue),
  leverage: row.leverage,
  mode: row.mode,
  margin: text(row.margin),
  realised: text(row.realised),
  fees: text(row.fees),
  covered: text(row.covered),
  openedAt: row.openedAt,
  expiry: contracts.expiryOf(row.contract),
});

/** The intent of what closes a position; an order that closes has no other. */
export const closesOf = (intent: Order['intent']): Trigger['closes'] =>
  intent === 'close-long' ? 'close-long' : 'close-short';

export const triggerOnWire = (row: TriggerRow): Trigger => ({
  triggerId: row.id,
  symbol: row.contract,
  kind: row.kind,
  closes: closesOf(row.closes),
  orderId: row.order,
  triggerPrice: maybe(row.triggerPrice),
  price: maybe(row.price),
  quantity: maybe(row.quantity),
  activationPrice: maybe(row.activation),
  callbackRate: maybe(row.callback),
  bestPrice: maybe(row.best),
  status: row.status,
  ended: row.ended,
  closedQuantity: text(row.closed),
  sentOrderId: row.sent,
  firedMark: maybe(row.firedMark),
  createdAt: row.createdAt,
  armedAt: row.armedAt,
  firedAt: row.firedAt,
  updatedAt: row.updatedAt,
});
