import { SEEN_MS } from '@quay/contract/c2c';
import type { Market } from '@quay/core';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { createReferences } from './references.ts';

const floating = { asset: 'BTC', fiat: 'EUR', priceKind: 'floating', price: 0n, index: units('1.01') } as const;

async function standing() {
  let price = '60000';
  let at = 1_000_000;
  const market = () => ({ status: 'trading', referencePrice: units(price) }) as unknown as Market;
  const references = await createReferences(
    { market: (symbol) => (symbol === 'BTC' ? market() : undefined), markets: () => [market()] },
    { currencies: async () => [{ id: 1, name: 'EUR', symbol: '€', rate: units('0.9') }] },
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
    passes(ms: number) {
      at += ms;
    },
  };
}

test('a price that was seen holds for ten seconds after the market left it, to the millisecond', async () => {
  const { references, moves, passes } = await standing();
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

test('a price that nobody could have seen is that of now', async () => {
  const { references, moves } = await standing();
  moves('60100', 1_000);
  expect(references.seenAt(floating, units('54000'))).toBe(units('54090'));
  expect(references.seenAt({ ...floating, priceKind: 'fixed', price: units('1') }, units('1'))).toBe(units('54090'));
});

test('a dollar of the market is a USDT', async () => {
  const { references } = await standing();
  const ad = { ...floating, asset: 'USDT' };
  expect(references.seenAt(ad, references.priceOf(ad)!)).toBe(units('0.9'));
  expect(references.in('ETH', 'EUR')).toBeUndefined();
});
