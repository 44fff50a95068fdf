import {
  type C2cSide,
  c2cCoins,
  coinDecimals,
  fiatDecimals,
  floatingPrice,
  kindsOfFiat,
  orderMinOf,
  type PaymentKind,
  type PaymentMethod,
  priceDecimals,
  referencePrice,
} from '@quay/contract/c2c';
import { type CurrencyCode, currencies } from '@quay/contract/identity';
import type { Ad, C2cOrder } from '@quay/core';
import { floorTo, format, multiply, ONE, text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { validateAd } from '../../apps/server/src/areas/c2c/ads/validate-ad.ts';
import { foundOf } from '../../apps/server/src/areas/c2c/market/offers.ts';
import type { References } from '../../apps/server/src/areas/c2c/market/references.ts';
import { adOnWire, offerOnWire } from '../../apps/server/src/areas/c2c/market/wire.ts';
import { amountsParams } from '../../apps/server/src/areas/c2c/orders/amounts-params.ts';
import { livePrice } from '../../apps/web/src/areas/c2c/figures.ts';
import { type AdDraft, newAd, newAdOf, refusalsOf, worthNow } from '../../apps/web/src/areas/c2c/forms/ad.form.ts';
import { amountsOf, type By, mostOf, refusalOf, sumsOf } from '../../apps/web/src/areas/c2c/forms/take.form.ts';
import { sellableIn } from '../../apps/web/src/holdings/balances.ts';
import { coreOfSheets, OFFERER, PERSON } from './testing/core-of-sheets.ts';

/**
 * The form of an ad and the sheet of who takes it against the server's judgement and the core: random ads in every
 * currency, random amounts. What is locked, paid, sent and received is what both said before.
 */
const LAST = units('64218.4');
const has = { USDT: units('40000'), BTC: units('2') };
/** How many of each currency a dollar is: as a fresh installation has them. */
const rates: Readonly<Record<CurrencyCode, string>> = {
  USD: '1',
  CNY: '7.12',
  TWD: '31.4',
  HKD: '7.78',
  EUR: '0.863',
  CAD: '1.4',
  MYR: '4.14',
  THB: '32.4',
  AUD: '1.53',
  KRW: '1465',
  SGD: '1.3',
  JPY: '156.5',
  GBP: '0.761',
};
const traded = c2cCoins.filter((symbol) => symbol === 'USDT' || symbol === 'BTC');
const inFiat = (symbol: string, fiat: string) =>
  referencePrice(symbol === 'USDT' ? ONE : LAST, units(rates[fiat as CurrencyCode]));
const references = { in: inFiat } as unknown as References;
const METHOD = 3;
const DAY_LIMIT = units('50000');

type Shares = { readonly price: number; readonly quantity: number; readonly min: number; readonly max: number };
const share = (of: bigint, thousandths: number): bigint => (of * BigInt(thousandths)) / 1_000n;
const to = (value: bigint, decimals: number): string => format(value, decimals);

/** Ads mostly as people write them: near the market, limits within what they are worth; a few are wrong somewhere. */
const drafts: fc.Arbitrary<AdDraft> = fc
  .record({
    side: fc.constantFrom('buy' as const, 'sell' as const),
    symbol: fc.constantFrom(...traded),
    fiat: fc.constantFrom(...currencies),
    priceKind: fc.constantFrom('fixed' as const, 'floating' as const),
    onShelf: fc.boolean(),
    shares: fc.record({
      price: fc.integer({ min: 780, max: 1_220 }),
      quantity: fc.integer({ min: 1, max: 1_050 }),
      min: fc.integer({ min: 0, max: 500 }),
      max: fc.integer({ min: 300, max: 1_010 }),
    }),
  })
  .map(({ side, symbol, fiat, priceKind, onShelf, shares }) =>
    draftOf({ side, symbol, fiat, priceKind, onShelf }, shares),
  );

function draftOf(
  of: Pick<AdDraft, 'side' | 'symbol' | 'fiat' | 'priceKind' | 'onShelf'>,
  { price: near, quantity: part, min, max }: Shares,
): AdDraft {
  const { side, symbol, fiat, priceKind } = of;
  const reference = inFiat(symbol, fiat);
  const price = share(reference, near);
  const quantity = floorTo(share(has[symbol as 'USDT' | 'BTC'], part), 10n ** BigInt(8 - coinDecimals(symbol)));
  const worth = multiply(quantity, price, 'down');
  const kinds = kindsOfFiat[fiat];
  return {
    ...newAd(fiat),
    ...of,
    price: priceKind === 'fixed' ? to(price, priceDecimals(symbol)) : '',
    percent: to(BigInt(near) * units('0.1'), 2),
    quantity: to(quantity, coinDecimals(symbol)),
    min: to(orderMinOf(inFiat('USDT', fiat)) + share(worth, min), fiatDecimals(fiat)),
    max: to(share(worth, max), fiatDecimals(fiat)),
    kinds: side === 'buy' ? [kinds[0]!] : [],
    methodIds: side === 'sell' ? [METHOD] : [],
  };
}

const takes = fc.array(
  fc.record({
    by: fc.constantFrom('money' as const, 'quantity' as const),
    thousandths: fc.oneof(fc.integer({ min: 0, max: 1_100 }), fc.constant(1_000)),
    most: fc.boolean(),
  }),
  { minLength: 1, maxLength: 4 },
);

/** Sets the ad up as the server does, the form's own words as the request. */
async function posted(draft: AdDraft, at: Awaited<ReturnType<typeof coreOfSheets>>) {
  const { requestId, side, symbol, fiat, onShelf, ...request } = newAdOf(draft);
  const kind = kindsOfFiat[fiat][0]!;
  const methods = {
    kindOf: async () => new Map<number, PaymentKind>([[METHOD, kind]]),
    ownedBy: async () => true,
    waiting: async () => undefined,
  };
  const subject = { owner: OFFERER, side, asset: symbol, fiat };
  const checked = await validateAd(subject, request, { references, methods });
  if ('refusal' in checked) return { reason: checked.refusal.reason, params: checked.params };
  const input = { ...subject, ...checked, onShelf, adsMax: 20, requestId, said: requestId };
  const outcome = await at.run<Ad>('c2c/create-ad', input);
  return outcome.ok
    ? at.core.c2c.ads.get(String(outcome.value.id))!
    : { reason: outcome.refusal.reason, params: outcome.params };
}

test('what the form of an ad says is locked and wrong, is; what the sheet of who takes it says leaves and arrives, does', async () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(drafts, takes, async (draft, amounts) => {
      const core = await coreOfSheets(has, LAST);
      const { balances, sellable } = core;
      const { symbol, fiat, side, onShelf } = draft;
      const reference = inFiat(symbol, fiat);
      const before = sellable(OFFERER, symbol);
      const early = refusalsOf(draft, {
        reference,
        orderMin: orderMinOf(inFiat('USDT', fiat)),
        available: sellableIn(balances(OFFERER), symbol),
        own: [{ methodId: METHOD }] as PaymentMethod[],
        used: '0',
      });
      const ad = await posted(draft, core);
      if ('reason' in ad) {
        count(ad.reason);
        expect(early.map(({ reason, params }) => ({ reason, params }))).toContainEqual(ad);
        return;
      }
      expect(early).toEqual([]);
      // “You lock”, and nothing of an ad that is kept for later or buys.
      expect(text(before - sellable(OFFERER, symbol))).toBe(
        side === 'sell' && onShelf ? text(units(draft.quantity)) : '0',
      );
      if (!onShelf) return;

      let received = 0n;
      for (const { by, thousandths, most } of amounts) {
        const money = await taken({ by, thousandths, most }, ad, core);
        if (money === undefined) break;
        received += money;
      }
      const sold = adOnWire(ad, { price: reference, openOrders: 0, advertiser: {} as never });
      if (side === 'sell' && draft.priceKind === 'fixed' && sold.dealt === sold.quantity) {
        count('all sold');
        // “You receive at least, when all of it is sold.”
        expect(received).toBeGreaterThanOrEqual(units(worthNow(draft, reference)!));
      }
    }),
    { numRuns: 600, seed: 20261123 },
  );

  async function taken(
    { by, thousandths, most }: { by: By; thousandths: number; most: boolean },
    ad: Ad,
    core: Awaited<ReturnType<typeof coreOfSheets>>,
  ): Promise<bigint | undefined> {
    const { run, balance, balances, sellable } = core;
    const { asset, side: adSide } = ad;
    const fiat = ad.fiat as CurrencyCode;
    const side: C2cSide = adSide === 'sell' ? 'buy' : 'sell';
    const reference = inFiat(asset, fiat);
    const request = ad.priceKind === 'fixed' ? ad.price : floatingPrice(reference, ad.index, asset);
    const found = foundOf(ad, request);
    if (!found) return undefined;
    const offer = offerOnWire(found, { userId: OFFERER } as never);
    const price = livePrice(offer, reference);
    const available = sellableIn(balances(PERSON), asset);
    const decimals = by === 'money' ? fiatDecimals(fiat) : coinDecimals(asset);
    const whole = by === 'money' ? units(offer.max) : units(offer.left);
    const amount = most ? mostOf(by, offer, price, available) : to(share(whole, thousandths), decimals);
    const sums = sumsOf(by, amount, price, offer);
    const early = refusalOf(by, amount, { offer, price, available, dayLeft: undefined, hasMethod: true });
    if (!sums) {
      expect(early?.reason).toBe('c2c/amount-malformed');
      return undefined;
    }

    const wire = amountsParams(amountsOf(by, amount), { asset, fiat });
    if ('refusal' in wire) throw new Error(wire.refusal.reason);
    const [seller, payer] = adSide === 'sell' ? [OFFERER, PERSON] : [PERSON, OFFERER];
    const before = { seller: sellable(seller, asset), payer: balance(payer, 'spot', asset).available };
    const requestId = `take-${ad.dealt}`;
    const outcome = await run<{ order: number }>('c2c/take-ad', {
      ...{ taker: PERSON, ad: ad.id, money: 0n, quantity: 0n, ...wire, seen: units(price), reference },
      ...{ kind: kindsOfFiat[fiat][0]!, method: METHOD, openMax: 5, dayLimit: DAY_LIMIT, requestId, said: requestId },
      ...{ number: requestId, bankReference: requestId, detailsDigest: '' },
    });
    // The limit of the day is asked for by its own figure, in USDT, which the sheet of another coin only shows.
    if (!outcome.ok && outcome.refusal.reason === 'c2c/day-limit') return undefined;
    count(outcome.ok ? `${side} ${by}` : outcome.refusal.reason);
    if (most && outcome.ok) count('most');
    const reason = outcome.ok ? null : outcome.refusal.reason;
    // Of what is more than is left the sheet says the range, which what is left bounds.
    const isMoreThanLeft = reason === 'c2c/ad-short' && early?.reason === 'c2c/amount-out-of-range';
    if (!isMoreThanLeft) expect(reason).toBe(early?.reason ?? null);
    if (!outcome.ok) return undefined;

    const order = outcome.value.order;
    // “Into escrow”: a seller's coins leave at once, those of an ad were locked before.
    expect(text(before.seller - sellable(seller, asset))).toBe(adSide === 'buy' ? text(sums.quantity) : '0');
    const paid = await run<C2cOrder>('c2c/pay', { owner: payer, order });
    if (!paid.ok) throw new Error(paid.refusal.reason);
    expect(text(paid.value.money)).toBe(text(sums.money));
    expect(text(paid.value.quantity)).toBe(text(sums.quantity));
    expect(text(paid.value.price)).toBe(price);
    const released = await run<C2cOrder>('c2c/release', { owner: seller, order, provenBy: 'fund-password' });
    if (!released.ok) throw new Error(released.refusal.reason);
    // “Into Spot once released”, with no fee.
    expect(text(balance(payer, 'spot', asset).available - before.payer)).toBe(text(sums.quantity));
    return sums.money;
  }

  const often = ['buy money', 'buy quantity', 'sell money', 'sell quantity', 'most', 'c2c/amount-out-of-range'];
  expect([...often, 'c2c/limits-wrong', 'c2c/price-out-of-band', 'all sold'].filter((what) => !seen.has(what))).toEqual(
    [],
  );
});
