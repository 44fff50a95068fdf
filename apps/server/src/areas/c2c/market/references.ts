import { type C2cCoin, c2cCoins, floatingPrice, referencePrice, SEEN_MS } from '@quay/contract/c2c';
import { type CurrencyCode, currencies } from '@quay/contract/identity';
import type { Ad } from '@quay/core';
import { ONE, type Price, type Rate } from '@quay/money';
import type { FiatRates, Markets } from '../needs.ts';

/** What coins cost by the markets, which ads are held against. */
export type References = {
  /** In USDT; nothing while the coin's market stands or is not there. */
  inUsdt(symbol: string): Price | undefined;
  in(symbol: string, fiat: string): Price | undefined;
  /** How many of a fiat a dollar is; nothing while that is not known, or too old to trade by. */
  rateOf(fiat: string): Rate | undefined;
  /** What an ad asks now; nothing for a floating price without a reference. */
  priceOf(ad: Priced): Price | undefined;
  /**
   * The reference price that makes an ad's price what somebody has seen of it: of now, or of the last {@link SEEN_MS}.
   * Markets move many times a second, and rates when they are published; nobody could confirm a price that has to be
   * that of the moment.
   */
  seenAt(ad: Priced, seen: Price): Price | undefined;
  /** Looks what the markets say after a batch. */
  look(): void;
};

type Priced = Pick<Ad, 'asset' | 'fiat' | 'priceKind' | 'price' | 'index'>;
/** What a coin cost, and until when; the last one still holds. */
type Past = { readonly price: Price; until: number };

export const isCoin = (symbol: string): symbol is C2cCoin => (c2cCoins as readonly string[]).includes(symbol);
export const isFiat = (fiat: string): fiat is CurrencyCode => (currencies as readonly string[]).includes(fiat);

export function createReferences(markets: Markets, fiatRates: FiatRates, now: () => number): References {
  function inUsdt(symbol: string): Price | undefined {
    if (symbol === 'USDT') return ONE;
    const market = isCoin(symbol) ? markets.market(symbol) : undefined;
    return market?.status === 'trading' ? market.referencePrice : undefined;
  }

  function inFiat(symbol: string, fiat: string): Price | undefined {
    const price = inUsdt(symbol);
    const rate = fiatRates.of(fiat);
    return price === undefined || rate === undefined ? undefined : referencePrice(price, rate);
  }

  const past = new Map<string, Past[]>(c2cCoins.map((symbol) => [symbol, []]));

  function look(): void {
    const at = now();
    for (const [symbol, prices] of past) {
      const price = inUsdt(symbol);
      const last = prices.at(-1);
      if (last && last.price === price) continue;
      if (last) last.until = Math.min(last.until, at);
      if (price !== undefined) prices.push({ price, until: Number.POSITIVE_INFINITY });
      while (prices[0] && prices[0].until < at - SEEN_MS) prices.shift();
    }
  }

  return {
    look,
    inUsdt,
    in: inFiat,
    rateOf: (fiat) => fiatRates.of(fiat),
    seenAt({ asset, fiat, priceKind, index }, seen) {
      const current = inFiat(asset, fiat);
      if (priceKind === 'fixed' || current === undefined) return current;
      const since = now() - SEEN_MS;
      const prices = (past.get(asset) ?? []).filter(({ until }) => until >= since);
      const references = fiatRates
        .since(fiat, since)
        .flatMap((rate) => prices.map(({ price }) => referencePrice(price, rate)));
      return references.findLast((reference) => floatingPrice(reference, index, asset) === seen) ?? current;
    },
    priceOf({ asset, fiat, priceKind, price, index }) {
      if (priceKind === 'fixed') return price;
      const reference = inFiat(asset, fiat);
      return reference === undefined ? undefined : floatingPrice(reference, index, asset);
    },
  };
}
