import {
  C2C_RULES,
  CANCELS_A_DAY,
  c2c,
  floatingPrice,
  moneyOf,
  paymentKinds,
  quantityOf,
} from '@quay/contract/c2c/rules';
import type { CurrencyCode } from '@quay/contract/identity/rules';
import { text as decimal } from '@quay/money';
import { amount, codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { sha256 } from '../../../engine/sha256.ts';
import { leftOf } from '../ads.ts';
import { holdsCoins } from '../orders.ts';
import type { C2cParts } from '../parts.ts';
import { VALUED_IN, valueInUsdt } from '../prices.ts';
import type { Ad, C2cOrder } from '../state.ts';
import { noEvents } from '../timeline.ts';

const input = {
  taker: id,
  ad: id,
  requestId: text,
  /** All that the user's request said, to distinguish a repeat from a reuse. */
  said: text,
  /** What the taker gives of the two; the other is 0 and follows. */
  money: amount,
  quantity: amount,
  /** Price that the taker has seen. */
  seen: amount,
  /** Reference price in the ad's fiat at this moment; 0 where there is none. */
  reference: amount,
  kind: oneOf(paymentKinds),
  method: id,
  /** Orders under way that the taker may have. */
  openMax: id,
  /** USDT that the taker may trade in a UTC day. */
  dayLimit: amount,
  /** How the order is named outside, and what payers write beside the transfer: drawn at random by the server. */
  number: text,
  bankReference: text,
  /** SHA-256 over account and names as the payer is shown them. */
  detailsDigest: text,
};
export type TakeAd = RowOf<typeof input>;

export const takeAdShape = shape({
  name: 'c2c/take-ad',
  number: 36,
  input,
  output: codecOf<{ order: number }>({ order: id }),
});

/** What an order is before anything happened to it. */
const untouched = {
  ...noEvents,
  state: 'unpaid',
  standing: 'open',
  paidAt: null,
  escalateAt: null,
  settledAt: null,
  ended: null,
  cancelReason: null,
  fault: 'none',
  faultUntil: null,
  appealedAt: null,
  appealBy: null,
  appealReason: null,
  withdrawalBy: null,
  rulingFor: null,
  ruledBy: null,
  secondedBy: null,
  compensation: 0n,
} as const;

/**
 * Makes an order of an ad; its coins are in escrow from now on. The same request again gives the first result. A quick
 * order is no worse off than what was seen: the server names the ad, and `seen` is the price it found. Refusals, in this
 * order: `request-id-reused`, `ad-unknown`, `ad-closed`, `ad-off-shelf`, `own-ad`, `user-blocked` (by the taker),
 * `ad-unavailable` (the advertiser has blocked the taker), `advertiser-stopped` (suspended, or frozen and looking for
 * coins), `method-unknown` (of a sell ad),
 * `method-mismatch` (of a buy ad), `cancels-today` (of who would pay), `identity/account-frozen` and `sales-held` (of a taker
 * who would sell), `seller-held` (of the other one), `no-reference` (of a floating price), `price-moved`,
 * `amount-out-of-range`, `ad-short`, `no-reference` (no market prices the coin), `open-orders-limit`, `day-limit`,
 * `balance-too-small`.
 */
export function takeAd(parts: C2cParts): Command<never> {
  const { ads, adIds, orders, days, clock, escrow, timeline, requests, markets, guard, orderIds } = parts;
  const { suspensions, blocks, numbers } = parts;

  /** Whom the ad is between; or why the taker cannot take it, whatever the amount. */
  function meet(request: TakeAd, at: number): { ad: Ad; payer: number; seller: number } | Refused {
    const { taker, kind, method } = request;
    const ad = ads.get(String(request.ad));
    if (!ad) return refuse(request.ad > 0 && request.ad <= adIds.last ? c2c['ad-closed'] : c2c['ad-unknown']);
    if (ad.state !== 'on') return refuse(c2c['ad-off-shelf']);
    if (ad.owner === taker) return refuse(c2c['own-ad']);
    const apart = blocks.refusal(taker, ad.owner);
    if (apart) return apart;
    const isStopped = ad.side === 'buy' && guard.freezes.isFrozen(ad.owner);
    if (isStopped || suspensions.of(ad.owner)) return refuse(c2c['advertiser-stopped']);
    if (ad.side === 'sell' && !named(ad.methods, method)) return refuse(c2c['method-unknown']);
    if (ad.side === 'buy' && !named(ad.kinds, kind)) return refuse(c2c['method-mismatch']);
    const [payer, seller] = ad.side === 'sell' ? [taker, ad.owner] : [ad.owner, taker];
    if (days.on(payer, at).cancels >= CANCELS_A_DAY) return refuse(c2c['cancels-today'], { max: CANCELS_A_DAY });
    const stopped = guard.check(seller, 'c2c-sale', at);
    if (stopped) return seller === taker ? stopped : refuse(c2c['seller-held']);
    return { ad, payer, seller };
  }

  /** Price, fiat and coins of the order; or why there is none. */
  function sum(ad: Ad, proposal: TakeAd): { price: bigint; money: bigint; quantity: bigint; value: bigint } | Refused {
    const { asset, index, priceKind, min, max } = ad;
    const fiat = ad.fiat as CurrencyCode;
    const floats = priceKind === 'floating';
    if (floats && proposal.reference <= 0n) return refuse(c2c['no-reference'], { symbol: asset });
    const price = floats ? floatingPrice(proposal.reference, index, asset) : ad.price;
    if (price !== proposal.seen) return refuse(c2c['price-moved'], { price, fiat });
    const quantity = proposal.quantity > 0n ? proposal.quantity : quantityOf(proposal.money, price, asset);
    const money = proposal.money > 0n ? proposal.money : moneyOf(proposal.quantity, price, fiat);
    if (quantity <= 0n || money < min || money > max) return refuse(c2c['amount-out-of-range'], { min, max, fiat });
    const left = leftOf(ad);
    if (quantity > left) return refuse(c2c['ad-short'], { left, coin: asset });
    const value = valueInUsdt(markets, asset, quantity);
    return value === undefined ? refuse(c2c['no-reference'], { symbol: asset }) : { price, money, quantity, value };
  }

  return command(takeAdShape, (wanted: TakeAd, at): Outcome<{ order: number }> => {
    const { taker, requestId, openMax, dayLimit, kind, method, number, bankReference, detailsDigest } = wanted;
    always(wanted.money > 0n !== wanted.quantity > 0n, 'an order is for an amount of fiat or for one of coins');
    const said = `c2c-order ${wanted.said}`;
    const earlier = requests.get(`${taker}/${requestId}`);
    if (earlier?.said === said) return done({ order: earlier.reference });
    if (earlier) return refuse(c2c['request-id-reused'], {}, 'requestId');

    const met = meet(wanted, at);
    if ('ok' in met) return met;
    const { ad, payer, seller } = met;
    const summed = sum(ad, wanted);
    if ('ok' in summed) return summed;
    const { price, money, quantity, value } = summed;
    if ([...orders.ofTaker(taker)].filter(holdsCoins).length >= openMax) {
      return refuse(c2c['open-orders-limit'], { max: openMax });
    }
    const traded = days.on(taker, at).value;
    if (traded + value > dayLimit) {
      return refuse(c2c['day-limit'], { left: traded < dayLimit ? dayLimit - traded : 0n, coin: VALUED_IN });
    }
    const { id: adId, side, owner: advertiser, asset, fiat, minutes, terms } = ad;
    const available = escrow.sellable(seller, asset);
    if (side === 'buy' && available < quantity) {
      return refuse(c2c['balance-too-small'], { available, needed: quantity, coin: asset });
    }

    clock.recordTime(at);
    const order: C2cOrder = {
      ...untouched,
      ...{ id: orderIds.next(), ad: adId, side, advertiser, taker, payer, seller, asset, fiat },
      ...{ price, quantity, money, value, kind, method, minutes, terms, rules: C2C_RULES },
      openedAt: at,
      payBy: at + minutes * 60_000,
    };
    ad.locked += quantity;
    ads.touch(ad);
    if (side === 'buy') escrow.lock(seller, asset, quantity, order.id, at);
    days.count(taker, at, { value });
    timeline.write(
      order,
      at,
      'locked',
      { actor: side === 'sell' ? 'payer' : 'seller', by: taker },
      {
        ...agreed(order),
        number,
        reference: bankReference,
        details: detailsDigest,
      },
    );
    orders.add(order);
    guard.sales.began(order.id, wanted.reference);
    numbers.add({ order: order.id, number, reference: bankReference, detailsDigest });
    requests.add({ owner: taker, requestId, kind: 'c2c-order', said, reference: order.id, at });
    return done({ order: order.id });
  });
}

const named = (list: string, one: string | number): boolean => list.split(',').includes(String(one));

/** What both agreed to, for the timeline: it stands whatever becomes of the ad. */
const agreed = (order: C2cOrder): object => ({
  ad: order.ad,
  quantity: decimal(order.quantity),
  asset: order.asset,
  price: decimal(order.price),
  money: decimal(order.money),
  fiat: order.fiat,
  kind: order.kind,
  payBy: order.payBy,
  terms: sha256(order.terms),
  rules: order.rules,
});
