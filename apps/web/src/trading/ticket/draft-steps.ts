import { floorTo, format, greatest, MAX, text, units } from '@quay/money';
import { read } from '../../amounts/typed-number.ts';
import { waitsForStop } from './order-kind.ts';
import type { MarketNow } from './order-sums.ts';
import type { TradeDraft } from './trade-draft.ts';

/** A tapped row of the book brings its price, and with it an order that names one. */
export function takePrice(draft: TradeDraft, price: string): TradeDraft {
  if (draft.pairs) return { ...draft, restPrice: price };
  return { ...draft, type: waitsForStop(draft.type) ? 'stop-limit' : 'limit', price };
}

/**
 * One tick up or down; a price between two ticks goes to the next one on its way. What cannot be read stays. An empty
 * field begins at the last price; a stop price one tick beside it, where an order would wait.
 */
export function stepPrice(
  draft: TradeDraft,
  { coin, last }: MarketNow,
  direction: 1 | -1,
  field: 'price' | 'stopPrice' | 'restPrice' | 'takeProfit' | 'stopLoss' = 'price',
): TradeDraft {
  const tick = units(coin.tickSize);
  const typed = draft[field];
  const begins = typed === '';
  const from = begins ? (last === null ? undefined : units(last)) : read(typed);
  const price = begins && field === 'price' ? from : stepped(from, tick, direction, tick);
  return price === undefined ? draft : { ...draft, [field]: format(price, coin.priceDecimals) };
}

/** One lot up or down, or for an amount to spend one least order. */
export function stepSize(draft: TradeDraft, { coin, sizeField }: MarketNow, direction: 1 | -1): TradeDraft {
  const field = sizeField(draft);
  const step = units(field === 'quantity' ? coin.lotSize : coin.minNotional);
  const size = stepped(draft[field] === '' ? 0n : read(draft[field]), step, direction, 0n);
  if (size === undefined) return draft;
  return { ...draft, [field]: field === 'quantity' ? format(size, coin.quantityDecimals) : text(size) };
}

/** The next step from a value; nothing for what is no number. */
export function stepped(value: bigint | undefined, step: bigint, direction: 1 | -1, floor: bigint): bigint | undefined {
  if (value === undefined) return undefined;
  const below = floorTo(value, step);
  const next = direction > 0 ? below + step : below === value ? below - step : below;
  return next > MAX ? undefined : greatest(next, floor);
}
