import { units } from '@quay/money';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { at, exactJson, listAt, textAt } from './exact-json.ts';
import { createQuotes, priceOf, type Quote } from './quotes.ts';

describe('a price as it is written', () => {
  test.each<[string, string]>([
    ['50000', '50000'],
    ['50000.50', '50000.5'],
    ['0.00001234', '0.00001234'],
    // Finer than our units: cut, never rounded up.
    ['0.000012349999', '0.00001234'],
    ['1234567890.123456789', '1234567890.12345678'],
  ])('%s is %s', (text, price) => {
    expect(priceOf(text)).toBe(units(price));
  });

  test.each([
    ['0', 'out-of-range'],
    ['0.000000001', 'out-of-range'],
    ['-5', 'out-of-range'],
    ['1e30', 'out-of-range'],
    ['1E-8', 'out-of-range'],
    ['1000000000000000000000000000000', 'out-of-range'],
    ['12345678901', 'out-of-range'],
    ['', 'malformed'],
    ['NaN', 'malformed'],
    ['Infinity', 'malformed'],
    ['0x10', 'malformed'],
    ['1,000', 'malformed'],
    [' 1', 'malformed'],
    ['1.', 'malformed'],
    ['.5', 'malformed'],
    ['１２', 'malformed'],
  ])('%j is %s', (text, why) => {
    expect(priceOf(text)).toBe(why);
  });
});

describe('JSON from outside', () => {
  it('keeps numbers as they are written', () => {
    const json = exactJson('{"a":[0.10, 12345678901234567890, 1e30, -0]}');
    expect([0, 1, 2, 3].map((n) => textAt(json, 'a', n))).toEqual(['0.10', '12345678901234567890', '1e30', '-0']);
  });

  it('is nothing where it is none, or nests without end', () => {
    for (const text of ['', '{', '{"a":', 'undefined', 'NaN', '['.repeat(200_000) + ']'.repeat(200_000)]) {
      expect(exactJson(text)).toBeUndefined();
    }
  });

  it('has nothing but what stands in it', () => {
    const json = exactJson('{"__proto__":{"price":"1"},"list":[1]}');
    expect(at(json, 'constructor')).toBeUndefined();
    expect(at(json, 'price')).toBeUndefined();
    expect(listAt(json, 'list', 0)).toBeUndefined();
    expect(listAt(exactJson(`[${'1,'.repeat(1_000)}1]`))).toBeUndefined();
  });
});

describe('quotes', () => {
  let now = 1_000_000;
  const make = () =>
    createQuotes({
      source: 'one',
      weight: 3n,
      symbols: new Map([['BTC', 'BTC-USDT']]),
      now: () => now,
      terms: { aheadMost: 60_000, frozenAfter: 300_000 },
    });
  let quotes = make();
  const quote = (last: string, more: Partial<Quote> = {}): Quote => ({ symbol: 'BTC-USDT', last, at: now, ...more });
  beforeEach(() => {
    now = 1_000_000;
    quotes = make();
  });

  it('have the source, its weight and the moment that it speaks of', () => {
    expect(quotes.take(quote('50000', { at: now - 700 }))).toBe('taken');
    expect(quotes.latest('BTC')).toEqual({ source: 'one', price: units('50000'), weight: 3n, at: now - 700 });
    expect(quotes.ages()).toEqual(new Map([['BTC', 700]]));
  });

  it('are of the moment of receipt where no time is said', () => {
    quotes.take(quote('50000', { at: undefined }));
    expect(quotes.latest('BTC')!.at).toBe(now);
  });

  test.each<[string, string, string, string]>([
    ['100', '99', '101', '100'],
    ['90', '99', '101', '99'],
    ['110', '99', '101', '101'],
  ])('are the middle one of last %s, bid %s and ask %s: %s', (last, bid, ask, price) => {
    quotes.take(quote(last, { bid, ask }));
    expect(quotes.latest('BTC')!.price).toBe(units(price));
  });

  it('refuse a crossed book, and a bid or an ask that is none', () => {
    expect(quotes.take(quote('100', { bid: '101', ask: '99' }))).toBe('malformed');
    expect(quotes.take(quote('100', { bid: '0', ask: '101' }))).toBe('out-of-range');
    expect(quotes.take(quote('100', { bid: '99', ask: '1e9' }))).toBe('out-of-range');
    expect(quotes.latest('BTC')).toBeUndefined();
  });

  it('refuse a time that is none, and count', () => {
    expect(quotes.take(quote('100', { at: Number.NaN }))).toBe('malformed');
    expect(quotes.take(quote('100', { symbol: 'ETH-USDT' }))).toBe('unknown-symbol');
    expect([quotes.refused.malformed, quotes.refused['unknown-symbol'], quotes.taken]).toEqual([1, 1, 0]);
  });

  it('say nothing of the future: a clock that is ahead is cut, one that is far ahead is not believed', () => {
    expect(quotes.take(quote('100', { at: now + 60_000 }))).toBe('taken');
    expect(quotes.latest('BTC')!.at).toBe(now);
    expect(quotes.take(quote('200', { at: now + 60_001 }))).toBe('clock-ahead');
    expect(quotes.latest('BTC')!.price).toBe(units('100'));
  });

  it('do not go back', () => {
    quotes.take(quote('100'));
    expect(quotes.take(quote('90', { at: now - 1 }))).toBe('out-of-order');
    expect(quotes.take(quote('110'))).toBe('taken');
  });

  it('grow old where the clock of the venue stands still, whatever it sends', () => {
    const stands = now;
    for (let n = 0; n < 20; n++, now += 1_000) quotes.take(quote(`${100 + n}`, { at: stands }));
    expect(quotes.ages().get('BTC')).toBe(20_000);
  });

  it('are refused once they have not changed for too long, and grow old from then on', () => {
    const began = now;
    for (; now <= began + 300_000; now += 10_000) expect(quotes.take(quote('100'))).toBe('taken');
    expect(quotes.take(quote('100'))).toBe('frozen');
    now += 30_000;
    expect(quotes.take(quote('100'))).toBe('frozen');
    expect(quotes.ages().get('BTC')).toBe(40_000);
    expect(quotes.take(quote('100.01'))).toBe('taken');
    expect(quotes.take(quote('100.01'))).toBe('taken');
  });

  it('take whatever comes without a fault, and only plain prices', () => {
    const anything = fc.record({
      symbol: fc.oneof(fc.constant('BTC-USDT'), fc.string()),
      last: fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String), fc.constant(undefined)),
      bid: fc.oneof(fc.string(), fc.constant(undefined)),
      ask: fc.oneof(fc.string(), fc.constant(undefined)),
      at: fc.oneof(fc.integer(), fc.double(), fc.constant(undefined)),
    });
    fc.assert(
      fc.property(anything, (one) => {
        quotes.take(one);
        const price = quotes.latest('BTC')?.price;
        expect(price === undefined || (price > 0n && price < 10n ** 18n)).toBe(true);
      }),
    );
  });
});
