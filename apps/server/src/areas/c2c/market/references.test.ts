import { SEEN_MS } from '@quay/contract/c2c';
import type { Market } from '@quay/core';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { createReferences } from './references.ts';

const floating = { asset: 'BTC', fiat: 'EUR', priceKind: 'floating', price: 0n, index: units('1.01') } as const;

function listed() {
  let price = '60000';
  let at = 1_000_000;
  const market = () => ({ status: 'trading', referencePrice: units(price) }) as unknown as Market;
  let rates = [{ rate: units('0.9'), until: Number.POSITIVE_INFINITY }];
  const references = createReferences(
    { market: (symbol) => (symbol === 'BTC' ? market() : undefined), markets: () => [market()] },
    {
      of: (fiat) => (fiat === 'EUR' ? rates.at(-1)?.rate : undefined),
      since: (fiat, time) => (fiat === 'EUR' ? rates.filter(({ until }) => until >= time).map(({ rate }) => rate) : []),
    },
    () => at,
  );
  references.look();
  return {
    references,
    moves(to: string, after: number) {
      at += after;
      price = to;
      references.look();
    },
    publishes(rate: string) {
      rates = [...rates.map((one) => ({ ...one, until: at })), { rate: units(rate), until: Number.POSITIVE_INFINITY }];
    },
    forgets() {
      rates = [];
    },
    passes(ms: number) {
      at += ms;
    },
  };
}

test('a price that was seen holds for ten seconds after the market left it, to the millisecond', () => {
  const { references, moves, passes } = listed();
  const seen = references.priceOf(floating)!;
  expect(seen).toBe(units('54540'));
  expect(references.seenAt(floating, seen)).toBe(units('54000'));
  moves('60100', 60_000);
  moves('60200', 1_000);
  passes(SEEN_MS - 1_000);
  expect(references.seenAt(floating, seen)).toBe(units('54000'));
  passes(1);
  // The price of now, which the core then names.
  expect(references.seenAt(floating, seen)).toBe(units('54180'));
});

test('a price that nobody could have seen is that of now', () => {
  const { references, moves } = listed();
  moves('60100', 1_000);
  expect(references.seenAt(floating, units('54000'))).toBe(units('54090'));
  expect(references.seenAt({ ...floating, priceKind: 'fixed', price: units('1') }, units('1'))).toBe(units('54090'));
});

test('a dollar of the market is a USDT', () => {
  const { references } = listed();
  const ad = { ...floating, asset: 'USDT' };
  expect(references.seenAt(ad, references.priceOf(ad)!)).toBe(units('0.9'));
  expect(references.in('ETH', 'EUR')).toBeUndefined();
});

test('a price that was seen holds for ten seconds after the rate of its currency was published anew', () => {
  const { references, publishes, passes } = listed();
  const seen = references.priceOf(floating)!;
  publishes('0.91');
  expect(references.in('BTC', 'EUR')).toBe(units('54600'));
  expect(references.priceOf(floating)).toBe(units('55146'));
  passes(SEEN_MS);
  expect(references.seenAt(floating, seen)).toBe(units('54000'));
  passes(1);
  expect(references.seenAt(floating, seen)).toBe(units('54600'));
});

test('without a rate there is no reference, and a floating price is none', () => {
  const { references, forgets } = listed();
  const seen = references.priceOf(floating)!;
  forgets();
  expect([references.in('BTC', 'EUR'), references.priceOf(floating), references.rateOf('EUR')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(references.seenAt(floating, seen)).toBeUndefined();
  expect(references.priceOf({ ...floating, priceKind: 'fixed', price: units('1') })).toBe(units('1'));
});
