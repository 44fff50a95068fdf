import { divide, units } from '@quay/money';
import { read } from '../../amounts/typed-number.ts';
import { namesPrice, waitsForStop, wayToStop } from './order-kind.ts';
import type { MarketNow } from './order-sums.ts';
import type { TradeDraft } from './trade-draft.ts';

/** A limit order whose price the other side already offers trades at once; what waits for a price does not. */
export function tradesAtOnce(draft: TradeDraft, { book }: MarketNow): boolean {
  if (waitsForStop(draft.type)) return false;
  if (draft.type === 'market') return true;
  const price = read(draft.price);
  const best = draft.side === 'buy' ? book?.asks[0] : book?.bids[0];
  if (price === undefined || !best) return false;
  return draft.side === 'buy' ? price >= units(best[0]) : price <= units(best[0]);
}

/** Which way the last price has to go until the order is triggered. */
export function triggersWhen(draft: TradeDraft, { last }: MarketNow): 'falls' | 'rises' | null {
  return waitsForStop(draft.type) ? wayToStop(read(draft.stopPrice), last === null ? null : units(last)) : null;
}

/** How far the limit or the stop price is from the last one, as a signed share. */
export function distanceFromLast(
  draft: TradeDraft,
  { last }: MarketNow,
  field: 'price' | 'stopPrice' = 'price',
): bigint | null {
  const named = field === 'price' ? namesPrice(draft.type) : waitsForStop(draft.type);
  const price = read(draft[field]);
  if (!named || price === undefined || last === null || units(last) === 0n) return null;
  const middle = units(last);
  return price >= middle ? divide(price - middle, middle, 'down') : -divide(middle - price, middle, 'down');
}
