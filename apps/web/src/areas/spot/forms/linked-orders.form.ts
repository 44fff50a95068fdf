import { type PlaceBracket, type PlaceOco, spot } from '@quay/contract/spot';
import { format, greatest, least, multiply, text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import type { PlaceOrder } from '../../../trading/orders/order.ts';
import { type EarlyRefusal, type Field, refuse } from '../../../trading/ticket/early-refusals.ts';
import { hasExits, namesPrice } from '../../../trading/ticket/order-kind.ts';
import { asksOf, bandOf, type Plan } from '../../../trading/ticket/order-sums.ts';
import type { Circumstances } from '../../../trading/ticket/product-ticket.ts';
import { type Summary, summarise } from './order-sums.ts';

/** What a form says besides a plain order: the price of the other order of a pair, or those of exits. */
type Said = { readonly restPrice?: string; readonly takeProfit?: string; readonly stopLoss?: string };

export function alsoSays(plan: Plan): Said {
  if (plan.pairs) return { restPrice: settleComma(plan.restPrice) };
  if (!hasExits(plan)) return {};
  return {
    ...(plan.takeProfit !== '' && { takeProfit: settleComma(plan.takeProfit) }),
    ...(plan.stopLoss !== '' && { stopLoss: settleComma(plan.stopLoss) }),
  };
}

/** The call that a form makes: a plain order, a purchase with exits, or a pair. */
export type Sent =
  | { readonly call: 'order'; readonly order: PlaceOrder }
  | { readonly call: 'bracket'; readonly order: PlaceBracket }
  | { readonly call: 'oco'; readonly order: PlaceOco };

export function sentAs(said: PlaceOrder & Said): Sent {
  const { restPrice, takeProfit, stopLoss, ...order } = said;
  if (restPrice !== undefined) {
    const { symbol, side, selfTrade, clientOrderId, quantity = '', stopPrice = '', price } = order;
    const after = price === undefined ? {} : { stopLimitPrice: price };
    return {
      call: 'oco',
      order: { symbol, side, selfTrade, clientOrderId, quantity, stopPrice, price: restPrice, ...after },
    };
  }
  if (takeProfit === undefined && stopLoss === undefined) return { call: 'order', order };
  const { stopPrice: _, type, ...rest } = order;
  const kind = type === 'market' ? 'market' : 'limit';
  return { call: 'bracket', order: { ...rest, side: 'buy', type: kind, takeProfit, stopLoss } };
}

/** Where a call names a field otherwise than the form. */
export function fieldOf(plan: Plan, field: string | undefined): string | undefined {
  if (!plan.pairs) return field;
  if (field === 'price') return 'restPrice';
  return field === 'stopLimitPrice' ? 'price' : field;
}

/** The first refusal that is certain of what a form says besides a plain order. */
export function refusalOfLinks(plan: Plan, circumstances: Circumstances): EarlyRefusal | null {
  if (plan.pairs) return refusalOfPair(plan, circumstances);
  return hasExits(plan) ? refusalOfExits(plan, circumstances) : null;
}

const tooFine = (price: bigint, { coin }: Circumstances): boolean => price % units(coin.tickSize) !== 0n;

function refusalOfPair(plan: Plan, circumstances: Circumstances): EarlyRefusal | null {
  const { coin, last, book } = circumstances;
  const rest = read(plan.restPrice);
  if (plan.restPrice === '' || rest === 0n) return refuse(spot['price-missing'], 'restPrice');
  if (rest === undefined) return refuse(spot['price-malformed'], 'restPrice');
  if (tooFine(rest, circumstances)) return refuse(spot['price-off-tick'], 'restPrice', { tick: coin.tickSize });
  const stop = read(plan.stopPrice);
  if (last === null || stop === undefined) return null;
  const now = units(last);
  const shown = (price: bigint) => format(price, coin.priceDecimals);
  const { low, high } = bandOf(coin, now);
  if (rest < low || rest > high) {
    return refuse(spot['price-outside-band'], 'restPrice', { low: shown(low), high: shown(high) });
  }
  const buys = plan.side === 'buy';
  const params = { last: shown(now) };
  if (buys ? rest >= now : rest <= now) {
    return refuse(spot[buys ? 'oco-limit-not-below' : 'oco-limit-not-above'], 'restPrice', params);
  }
  if (buys ? stop <= now : stop >= now) {
    return refuse(spot[buys ? 'oco-stop-not-above' : 'oco-stop-not-below'], 'stopPrice', params);
  }
  const best = (buys ? book?.asks : book?.bids)?.[0]?.[0];
  const meets = best !== undefined && (buys ? units(best) <= rest : units(best) >= rest);
  return meets ? refuse(spot['would-take'], 'restPrice') : null;
}

function refusalOfExits(plan: Plan, circumstances: Circumstances): EarlyRefusal | null {
  const { coin, last } = circumstances;
  const missing: Field = 'takeProfit';
  if (plan.takeProfit === '' && plan.stopLoss === '') return refuse(spot['exit-missing'], missing);
  const now = last === null ? null : units(last);
  const limit = namesPrice(plan.type) ? read(plan.price) : undefined;
  const ask = asksOf(circumstances)?.[0]?.[0];
  const most = limit ?? (now === null ? null : greatest(now, units(ask ?? '0')));
  const floor = most === null || now === null ? null : least(most, now);
  const shown = (price: bigint) => format(price, coin.priceDecimals);
  if (plan.takeProfit !== '') {
    const profit = read(plan.takeProfit);
    if (profit === undefined) return refuse(spot['price-malformed'], 'takeProfit');
    if (tooFine(profit, circumstances)) return refuse(spot['price-off-tick'], 'takeProfit', { tick: coin.tickSize });
    if (most !== null && profit <= most) {
      return refuse(spot['take-profit-wrong-side'], 'takeProfit', { reference: shown(most) });
    }
    const { high } = bandOf(coin, most ?? profit);
    if (profit > high) {
      return refuse(spot['price-outside-band'], 'takeProfit', { low: coin.tickSize, high: shown(high) });
    }
  }
  if (plan.stopLoss !== '') {
    const loss = read(plan.stopLoss);
    if (loss === undefined) return refuse(spot['stop-price-malformed'], 'stopLoss');
    if (tooFine(loss, circumstances)) return refuse(spot['stop-price-off-tick'], 'stopLoss', { tick: coin.tickSize });
    if (loss === 0n || (floor !== null && loss >= floor)) {
      return refuse(spot['stop-loss-wrong-side'], 'stopLoss', { reference: shown(floor ?? 0n) });
    }
  }
  return refusalOfLeft(plan, circumstances);
}

/** What arrives after the fee has to be worth an order, at the lower of the two prices. */
function refusalOfLeft(plan: Plan, circumstances: Circumstances): EarlyRefusal | null {
  const { coin } = circumstances;
  const summary = summarise(plan, circumstances);
  const lowest = read(plan.stopLoss === '' ? plan.takeProfit : plan.stopLoss);
  if (!summary || !lowest) return null;
  const lot = units(coin.lotSize);
  const lots = summary.arrives / lot;
  const enough =
    lots * lot >= units(coin.minQuantity) && multiply(lots * lot, lowest, 'down') >= units(coin.minNotional);
  if (enough) return null;
  const field = namesPrice(plan.type) || plan.by === 'quantity' ? 'quantity' : 'amount';
  return refuse(spot['exits-too-small'], field, { min: text(units(coin.minNotional)), coin: coin.quote });
}

/** An exit: its price, and about what selling there brings against what the purchase costs, after both fees. */
type Exit = { readonly price: bigint; readonly result: bigint };
export type Exits = { readonly takeProfit: Exit | null; readonly stopLoss: Exit | null };

/** The exits of a form that is not refused; nothing where it has none. */
export function exitsOf(plan: Plan, circumstances: Circumstances, { arrives, leaves }: Summary): Exits | null {
  if (!hasExits(plan)) return null;
  const lot = units(circumstances.coin.lotSize);
  const sold = (arrives / lot) * lot;
  const exit = (typed: string, rate: bigint): Exit | null => {
    const price = typed === '' ? undefined : read(typed);
    if (!price) return null;
    const total = multiply(price, sold, 'down');
    return { price, result: total - multiply(total, rate, 'up') - leaves };
  };
  const { maker, taker } = circumstances.rates;
  return { takeProfit: exit(plan.takeProfit, maker), stopLoss: exit(plan.stopLoss, taker) };
}
