import { trading } from '@quay/contract';
import { spot } from '@quay/contract/spot';
import { divide, floorTo, format, least, multiply, ONE, text, units } from '@quay/money';
import { read } from '../../../amounts/typed-number.ts';
import {
  type EarlyRefusal,
  refusalOfFields,
  refusalOfPrices,
  refusalOfQuantity,
  refuse,
} from '../../../trading/ticket/early-refusals.ts';
import { goesFar } from '../../../trading/ticket/far-price.ts';
import { namesPrice, waitsForStop } from '../../../trading/ticket/order-kind.ts';
import { asksOf, type Plan, takeBySpending } from '../../../trading/ticket/order-sums.ts';
import type { Circumstances } from '../../../trading/ticket/product-ticket.ts';
import type { TradeDraft } from '../../../trading/ticket/trade-draft.ts';
import { refusalOfLinks } from './linked-orders.form.ts';
import { spotSizeField, summarise } from './order-sums.ts';

/** Puts a share (0 to 100) of what is available into the form, never more than it. */
export function takeShare(draft: TradeDraft, circumstances: Circumstances, percent: number): TradeDraft {
  const { coin, available } = circumstances;
  if (!available) return draft;
  const part = (whole: bigint) => (whole * BigInt(percent)) / 100n;
  const field = spotSizeField(draft);
  if (field === 'amount') {
    const amount = floorTo(part(available.quote), ONE / 100n);
    return { ...draft, amount: amount === 0n ? '' : format(amount, 2) };
  }
  let quantity: bigint;
  if (draft.side === 'sell') {
    quantity = part(available.base);
  } else if (namesPrice(draft.type)) {
    const price = read(draft.price);
    if (!price) return draft;
    quantity = divide(part(available.quote), price, 'down');
  } else {
    const bought = takeBySpending(asksOf(circumstances), part(available.quote), circumstances);
    if (!bought) return draft;
    quantity = bought.quantity;
  }
  quantity = floorTo(least(quantity, units(coin.maxQuantity)), units(coin.lotSize));
  return { ...draft, quantity: quantity === 0n ? '' : format(quantity, coin.quantityDecimals) };
}

/* ---- what would be refused ---- */

/** The first refusal that is already certain, in the order in which the server checks; null when nothing is. */
export function refusalOf(draft: Plan, circumstances: Circumstances): EarlyRefusal | null {
  const { coin } = circumstances;
  if (coin.status === 'halted') return refuse(trading['market-halted']);
  const unread = refusalOfFields(spot, draft, spotSizeField);
  if (unread) return unread;
  const stop = waitsForStop(draft.type) ? read(draft.stopPrice)! : null;
  const price = namesPrice(draft.type) ? read(draft.price)! : null;
  const field = spotSizeField(draft);
  const size = read(draft[field])!;
  return (
    refusalOfPrices(spot, price, stop, circumstances) ??
    (field === 'quantity' ? refusalOfQuantity(spot, size, coin) : null) ??
    refusalOfLinks(draft, circumstances) ??
    refusalOfWorth(draft, size, circumstances)
  );
}

function refusalOfWorth(draft: Plan, size: bigint, circumstances: Circumstances): EarlyRefusal | null {
  const { coin, book, available, openOrders } = circumstances;
  const field = spotSizeField(draft);
  const summary = summarise(draft, circumstances);
  const worth = countedWorth(draft, size, circumstances) ?? (field === 'amount' ? size : summary?.total);
  if (worth !== undefined && worth < units(coin.minNotional)) {
    return refuse(spot['notional-below-min'], field, { min: coin.minNotional, coin: coin.quote });
  }
  // An amount has to buy one lot at the best price, or it buys nothing.
  const lot = field === 'amount' && draft.type === 'market' ? leastAmount(circumstances) : undefined;
  if (lot !== undefined && size < lot) {
    return refuse(spot['notional-below-min'], field, { min: text(lot), coin: coin.quote });
  }
  const { heldHours } = circumstances;
  if (heldHours !== undefined && goesFar(draft, circumstances)) {
    const place = namesPrice(draft.type) ? 'price' : undefined;
    return refuse(spot['far-price-held'], place, { hours: String(heldHours) });
  }
  if (staysOpen(draft) && openOrders !== null && openOrders >= coin.maxOpenOrders) {
    return refuse(spot['too-many-open-orders'], undefined, { max: String(coin.maxOpenOrders) });
  }
  const buys = draft.side === 'buy';
  if (draft.type === 'market' && (buys ? book?.asks : book?.bids)?.length === 0) {
    return refuse(spot['no-one-to-trade-with']);
  }
  if (summary && available) {
    const free = buys ? available.quote : available.base;
    if (summary.holds > free) {
      return refuse(spot['balance-too-small'], field, {
        available: text(free),
        needed: text(summary.holds),
        coin: buys ? coin.quote : coin.base,
      });
    }
  }
  return null;
}

function leastAmount(circumstances: Circumstances): bigint | undefined {
  const [best] = asksOf(circumstances) ?? [];
  return best && multiply(units(best[0]), units(circumstances.coin.lotSize), 'up');
}

/** Whether an order may still be there after it was placed. */
const staysOpen = ({ type, timeInForce }: Plan): boolean =>
  waitsForStop(type) || (type === 'limit' && (timeInForce === 'gtc' || timeInForce === 'post-only'));

/** What a quantity without a limit price counts as: its worth at the price that triggers it, or at the last one. */
function countedWorth(draft: Plan, size: bigint, { last }: Circumstances): bigint | undefined {
  if (namesPrice(draft.type) || spotSizeField(draft) === 'amount') return undefined;
  const price = draft.type === 'stop-market' ? read(draft.stopPrice) : last === null ? undefined : units(last);
  return price === undefined ? undefined : multiply(price, size, 'down');
}
