import { type Ad as AdOnWire, type AdvertiserCard, adStatus, type Offer, type Reputation } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import type { Ad } from '@quay/core';
import { text } from '@quay/money';
import type { TraderRow } from '@quay/store';
import { type Found, kindsOf, methodsOf } from './offers.ts';
import { leftOf } from './shelf.ts';

export const cardOf = (
  { userId, nickname, merchant }: TraderRow,
  { online, reputation }: { readonly online: boolean; readonly reputation: Reputation },
): AdvertiserCard => ({ userId, name: nickname, merchant: merchant === 'verified', online, reputation });

export function offerOnWire({ ad, price, left, max }: Found, advertiser: AdvertiserCard): Offer {
  return {
    adId: ad.id,
    side: ad.side,
    symbol: ad.asset,
    fiat: ad.fiat as CurrencyCode,
    priceKind: ad.priceKind,
    price: text(price),
    index: ad.priceKind === 'floating' ? text(ad.index) : null,
    left: text(left),
    min: text(ad.min),
    max: text(max),
    orderMax: text(ad.max),
    kinds: kindsOf(ad),
    minutes: ad.minutes,
    terms: ad.terms,
    demands: { verified: ad.demandVerified, days: ad.demandDays, holdings: text(ad.demandHoldings) },
    advertiser,
  };
}

/** An ad as its owner sees it. Without a reference a floating price is nought. */
export function adOnWire(
  ad: Ad,
  more: { readonly price: bigint | undefined; readonly openOrders: number; readonly advertiser: AdvertiserCard },
): AdOnWire {
  const state = ad.state === 'on' && ad.dealt === ad.total ? 'ended' : ad.state;
  return {
    ...offerOnWire({ ad, price: more.price ?? 0n, left: leftOf(ad), max: ad.max }, more.advertiser),
    state,
    status: adStatus[state],
    quantity: text(ad.total),
    locked: text(ad.locked),
    dealt: text(ad.dealt),
    methodIds: methodsOf(ad),
    autoReply: ad.autoReply,
    openOrders: more.openOrders,
    createdAt: ad.createdAt,
    changedAt: ad.changedAt,
  };
}
