import { merchants } from '@quay/cast';
import {
  ADS_MAX,
  coinDecimals,
  fiatDecimals,
  fits,
  kindsOfFiat,
  METHODS_MAX,
  orderMinOf,
  PAYMENTS_MAX,
  TERMS_MAX,
} from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { units } from '@quay/money';
import { describe, expect, it } from 'vitest';
import { adsOf } from './c2c-plan.ts';

const prices: Readonly<Record<string, string>> = { USDT: '1', BTC: '64200', ETH: '3412.65', BNB: '592.3' };
/** Rates from one to thousands: 1, 3.7, 13.69 … */
const reference = (symbol: string, fiat: string) =>
  units((Number(prices[symbol]) * 3.7 ** (currencies.indexOf(fiat as 'USD') % 6)).toFixed(3));

describe('the ads of simulated merchants', () => {
  it('are the same each time, and few enough', () => {
    for (const merchant of merchants) {
      const ads = adsOf(merchant, reference);
      expect(adsOf(merchant, reference)).toEqual(ads);
      expect(ads.length).toBeGreaterThan(6);
      expect(ads.length).toBeLessThanOrEqual(ADS_MAX);
      expect(new Set(ads.flatMap(({ kinds }) => kinds)).size).toBeLessThanOrEqual(METHODS_MAX);
      expect(new Set(ads.map(({ side, symbol, fiat }) => `${side} ${symbol} ${fiat}`)).size).toBe(ads.length);
    }
  });

  it('keep the rules of ads', () => {
    for (const ad of merchants.flatMap((merchant) => adsOf(merchant, reference))) {
      const [min, max] = [units(ad.min), units(ad.max)];
      expect(min).toBeGreaterThanOrEqual(orderMinOf(reference('USDT', ad.fiat)!));
      expect(max).toBeGreaterThan(min);
      expect(fits(min, fiatDecimals(ad.fiat)) && fits(max, fiatDecimals(ad.fiat))).toBe(true);
      expect(fits(units(ad.quantity), coinDecimals(ad.symbol))).toBe(true);
      expect(ad.kinds.length).toBeLessThanOrEqual(PAYMENTS_MAX);
      expect(ad.kinds.length).toBeGreaterThan(1);
      expect(ad.kinds.every((kind) => kindsOfFiat[ad.fiat].includes(kind))).toBe(true);
      expect(ad.terms.length).toBeLessThanOrEqual(TERMS_MAX);
      // A sale is dearer than the market and a purchase cheaper, by 0.2 to 1.5 %.
      if (ad.index === undefined) continue;
      const distance = (Number(ad.index) - 1) * (ad.side === 'sell' ? 1 : -1);
      expect(distance).toBeGreaterThan(0.0019);
      expect(distance).toBeLessThan(0.0151);
    }
  });

  it('leave out what has no price, and change nothing else', () => {
    for (const merchant of merchants) {
      const all = adsOf(merchant, reference);
      const some = adsOf(merchant, (symbol, fiat) => (symbol === 'USDT' ? reference(symbol, fiat) : undefined));
      expect(some).toEqual(all.filter(({ symbol }) => symbol === 'USDT'));
    }
  });

  it('are six in every fiat, both ways', () => {
    const all = merchants.flatMap((merchant) => adsOf(merchant, reference));
    for (const fiat of currencies) {
      for (const side of ['sell', 'buy'] as const) {
        const there = all.filter((ad) => ad.fiat === fiat && ad.side === side && ad.symbol === 'USDT');
        expect(there.length, `${side} ${fiat}`).toBeGreaterThanOrEqual(6);
      }
    }
  });
});
