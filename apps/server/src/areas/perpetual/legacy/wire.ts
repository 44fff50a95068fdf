import type {
  ClosedAll,
  Contract,
  Fill,
  LegacyContract,
  LegacyContractFill,
  LegacyContractOrder,
  LegacyDelivery,
  LegacyPosition,
  legacyContractTypes,
  Order,
  Position,
} from '@quay/contract/perpetual';
import type { Contract as ContractRow } from '@quay/core';
import type { ContractsView } from '../contracts-view.ts';

type Type = (typeof legacyContractTypes)[number];
export type LegacyOf = { readonly coinSymbol?: string | undefined; readonly contractType?: Type | undefined };
/** A contract, and when it ends; null of a perpetual one. */
type Terms = Pick<ContractRow, 'symbol' | 'coin' | 'kind'> & { readonly expiry: number | null };
type Contracts = Pick<ContractsView, 'current' | 'find' | 'of' | 'expiryOf'>;

const typeOf = ({ kind, expiry }: Pick<Terms, 'kind' | 'expiry'>): Type => {
  if (expiry !== null) return 'DELIVERY';
  return kind === 'inverse' ? 'COIN_BASED' : 'USDT_BASED';
};

/** What the names of a contract follow from. */
export const termsOf = (contracts: Pick<Contracts, 'of' | 'expiryOf'>, symbol: string): Terms => ({
  ...contracts.of(symbol),
  expiry: contracts.expiryOf(symbol),
});

const namesOf = (terms: Terms) => ({ coinSymbol: terms.coin, symbol: terms.symbol, contractType: typeOf(terms) });

/** The contract that is meant by a coin and a type, or by its own symbol; a symbol of none is kept, to be refused. */
export function symbolOf(contracts: Contracts, of: LegacyOf): string | undefined {
  const { coinSymbol, contractType = 'USDT_BASED' } = of;
  if (coinSymbol === undefined || contracts.find(coinSymbol)) return coinSymbol;
  const named = contracts.current(Date.now()).map(({ symbol }) => termsOf(contracts, symbol));
  return named.find((one) => one.coin === coinSymbol && typeOf(one) === contractType)?.symbol ?? coinSymbol;
}

const termOf = { WEEK: 'weekly', BI_WEEK: 'bi-weekly', QUARTER: 'quarterly' } as const;
const legacyTermOf = { weekly: 'WEEK', 'bi-weekly': 'BI_WEEK', quarterly: 'QUARTER' } as const;
export type LegacyDeliveryOf = {
  readonly coinSymbol?: string | undefined;
  readonly settleCoin?: string | undefined;
  readonly deliveryType?: keyof typeof termOf | undefined;
};

/** Whether a dated contract is among those that are asked for: what is not named leaves all. */
export const isDeliveryAmong = (
  { symbol, coin, quote, term }: Pick<Contract, 'symbol' | 'coin' | 'quote' | 'term'>,
  { coinSymbol, settleCoin, deliveryType }: LegacyDeliveryOf,
): boolean =>
  term !== null &&
  (coinSymbol === undefined || coinSymbol === coin || coinSymbol === symbol) &&
  (settleCoin === undefined || settleCoin === quote) &&
  (deliveryType === undefined || termOf[deliveryType] === term);

/** The dated contract that is meant by a coin, or by its own symbol; a symbol of none is kept, to be refused. */
export function deliverySymbolOf(contracts: Pick<ContractsView, 'current' | 'dated'>, of: LegacyDeliveryOf): string {
  const { coinSymbol = '', settleCoin = 'USDT', deliveryType = 'WEEK' } = of;
  const found = contracts.current(Date.now()).find((one) => {
    const dated = contracts.dated(one.symbol);
    if (dated === undefined || dated.life === 'settled') return false;
    if (one.symbol === coinSymbol) return true;
    return one.coin === coinSymbol && one.quote === settleCoin && dated.term === termOf[deliveryType];
  });
  return found?.symbol ?? coinSymbol;
}

export const legacyDeliveryOf = (one: Contract): LegacyDelivery => ({
  ...legacyContractOf(one),
  ...{ deliveryType: legacyTermOf[one.term!], deliveryTime: one.expiry!, windowSeconds: one.windowSeconds! },
  ...{ deliveryFeeRate: one.deliveryFeeRate!, settlementPrice: one.delivery!.settlementPrice },
});

/** Whether a contract is among those that are asked for: no coin and no type mean all. */
export const isAmong = (terms: Terms, { coinSymbol, contractType }: LegacyOf): boolean =>
  (coinSymbol === undefined || coinSymbol === terms.coin || coinSymbol === terms.symbol) &&
  (contractType === undefined || contractType === typeOf(terms));

export const legacyContractOf = (one: Contract): LegacyContract => ({
  ...namesOf(one),
  status: one.status,
  baseCoin: one.base,
  settleCoin: one.quote,
  priceStep: one.tickSize,
  amountStep: one.lotSize,
  minAmount: one.minQuantity,
  maxAmount: one.maxQuantity,
  maxLeverage: one.maxLeverage,
  makerFeeRate: one.makerFeeRate,
  takerFeeRate: one.takerFeeRate,
  markPrice: one.mark?.price ?? null,
  indexPrice: one.mark?.indexPrice ?? null,
});

export const legacyOrderOn = (terms: Terms, order: Order): LegacyContractOrder => ({
  id: String(order.orderId),
  orderId: String(order.orderId),
  ...namesOf(terms),
  direction: order.intent.endsWith('long') ? 'LONG' : 'SHORT',
  offset: order.intent.startsWith('open') ? 'OPEN' : 'CLOSE',
  type: order.type.endsWith('market') ? 'MARKET' : 'LIMIT',
  leverage: order.leverage,
  amount: order.quantity,
  dealAmount: order.filledQuantity,
  price: order.price,
  dealPrice: order.averagePrice,
  margin: order.held,
  fee: order.fee,
  status: order.status === 'open' || order.status === 'waiting' ? 'PENDING' : 'CLOSED',
  createTime: order.createdAt,
  updateTime: order.updatedAt,
});

export const legacyPositionOn = (terms: Terms, position: Position): LegacyPosition => ({
  ...namesOf(terms),
  direction: position.quantity.startsWith('-') ? 'SHORT' : 'LONG',
  leverage: position.leverage,
  marginMode: position.mode,
  amount: position.quantity.replace('-', ''),
  openValue: position.openValue.replace('-', ''),
  margin: position.margin,
  realizedProfit: position.realised,
  fee: position.fees,
  status: 'OPEN',
  createTime: position.openedAt ?? 0,
});

export const legacyClosedOn = (terms: Terms, closed: ClosedAll['positions'][number]) => ({
  ...namesOf(terms),
  direction: closed.closes === 'close-long' ? ('LONG' as const) : ('SHORT' as const),
  amount: closed.quantity,
  leftAmount: closed.left,
});

export const legacyFillOn = (terms: Terms, fill: Fill): LegacyContractFill => ({
  id: String(fill.tradeId),
  orderId: String(fill.orderId),
  ...namesOf(terms),
  side: fill.side === 'buy' ? 'BUY' : 'SELL',
  price: fill.price,
  amount: fill.quantity,
  value: fill.amount,
  fee: fill.fee,
  profit: fill.profit,
  createTime: fill.at,
});
