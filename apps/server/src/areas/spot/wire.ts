import type { Fill, Order, OrderLinks } from '@quay/contract/spot';
import type { Order as OrderRow, Trade } from '@quay/core';
import { divide, text } from '@quay/money';
import type { SpotLinks } from '@quay/store';

/** The quote asset of every market; a market bears the symbol of its base coin. */
export const QUOTE = 'USDT';

const maybe = (value: bigint | null): string | null => (value === null ? null : text(value));

/** A buy pays its fee in the base coin, a sell in the quote coin. */
export const feeCoinOf = (side: 'buy' | 'sell', market: string): string => (side === 'buy' ? market : QUOTE);

/** An order as its owner sees it. */
export function orderOnWire(row: OrderRow): Order {
  return {
    orderId: row.id,
    clientOrderId: row.clientId,
    symbol: row.market,
    side: row.side,
    type: row.type,
    timeInForce: row.timeInForce,
    selfTrade: row.selfTrade,
    stopPrice: maybe(row.stopPrice),
    price: maybe(row.price),
    quantity: maybe(row.quantity),
    amount: maybe(row.amount),
    filledQuantity: text(row.filledQuantity),
    filledAmount: text(row.filledAmount),
    averagePrice: row.filledQuantity === 0n ? null : text(divide(row.filledAmount, row.filledQuantity, 'down')),
    fee: text(row.fee),
    feeCoin: feeCoinOf(row.side, row.market),
    makerFeeRate: text(row.makerFeeRate),
    takerFeeRate: text(row.takerFeeRate),
    status: row.status,
    ended: row.ended,
    triggeredAt: row.triggeredAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

/** A trade as one of its two owners sees it. */
export function fillOnWire(trade: Trade, owner: number): Fill {
  const bought = trade.buyer === owner;
  const side = bought ? 'buy' : 'sell';
  return {
    tradeId: trade.id,
    orderId: bought ? trade.buyOrder : trade.sellOrder,
    symbol: trade.market,
    side,
    role: bought === (trade.buyRole === 'maker') ? 'maker' : 'taker',
    price: text(trade.price),
    quantity: text(trade.quantity),
    amount: text(trade.amount),
    fee: text(bought ? trade.buyFee : trade.sellFee),
    feeCoin: feeCoinOf(side, trade.market),
    at: trade.at,
  };
}

/** Orders that are linked, as their owner sees them. */
export const linksOnWire = ({ pairs, brackets }: SpotLinks): OrderLinks => ({
  ocoPairs: pairs.map(({ limitOrder, stopOrder, entry, status }) => ({
    ...{ limitOrderId: limitOrder, stopOrderId: stopOrder, entryOrderId: entry, standing: status === 'standing' },
  })),
  brackets: brackets.map(({ order, takeProfit, stopLoss, status, limitExit, stopExit }) => ({
    ...{ orderId: order, takeProfit: maybe(takeProfit), stopLoss: maybe(stopLoss), status },
    ...{ limitExitId: limitExit, stopExitId: stopExit },
  })),
});
