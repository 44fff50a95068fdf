import { givenFor, limitsOf, type Middle, priceOf, takenFor } from '@quay/contract/convert';
import { ONE, units } from '@quay/money';
import { expect, it } from 'vitest';
import type { Markets } from './needs.ts';
import { middleOf } from './prices.ts';

const price = (text: string | undefined) => (text === undefined ? undefined : units(text));
const viewOf = (bid: string | undefined, ask: string | undefined, status = 'trading'): Markets => ({
  market: (coin) => (coin === 'BTC' ? { status } : undefined),
  best: () => ({ bid: price(bid), ask: price(ask) }),
});
const middle = (bid: string, ask: string): Middle => ({ bid: units(bid), ask: units(ask) });
const usdt = middleOf(viewOf('1', '1'), 'USDT')!;

it('is the middle of two sides that are near each other', () => {
  expect(middleOf(viewOf('64000', '64100'), 'BTC')).toEqual(middle('64000', '64100'));
  expect(priceOf(middle('64000', '64100'))).toBe(units('64050'));
  expect(priceOf(usdt)).toBe(ONE);
});

it('is none where a side is missing, the market stands, or the gap is wide', () => {
  expect(middleOf(viewOf(undefined, '64100'), 'BTC')).toBeUndefined();
  expect(middleOf(viewOf('64000', undefined), 'BTC')).toBeUndefined();
  expect(middleOf(viewOf('64000', '64100', 'halted'), 'BTC')).toBeUndefined();
  expect(middleOf(viewOf('64000', '64100'), 'WAT')).toBeUndefined();
  // Half a percent of 40,000 is 200.
  expect(middleOf(viewOf('39900', '40100'), 'BTC')).toBeDefined();
  expect(middleOf(viewOf('39900', '40100.01'), 'BTC')).toBeUndefined();
});

it('takes a thousandth on each coin but the quote coin', () => {
  const btc = middle('63990', '64010');
  const eth = middle('3200', '3200');
  // 1 BTC: 64,000 less 64.
  expect(takenFor(ONE, btc, usdt)).toBe(units('63936'));
  // 64,064 USDT: 64,064 over 64,064.
  expect(takenFor(units('64064'), usdt, btc)).toBe(ONE);
  // 1 BTC into ETH: 63,936 over 3,203.2.
  expect(takenFor(ONE, btc, eth)).toBe(units('19.96003996'));
  expect(givenFor(ONE, usdt, btc)).toBe(units('64064'));
  expect(givenFor(units('63936'), btc, usdt)).toBe(ONE);
});

it('rounds to the house’s side, and never gives more back than came', () => {
  const coins = [usdt, middle('64218.4', '64218.5'), middle('0.00001234', '0.00001235'), middle('0.6214', '0.6215')];
  let seed = 7;
  for (let n = 0; n < 5_000; n++) {
    seed = (seed * 48_271) % 2_147_483_647;
    const give = coins[seed % 4]!;
    const take = coins[(seed >> 8) % 4]!;
    if (give === take) continue;
    const amount = BigInt(seed) * BigInt((seed % 977) + 1);
    const taken = takenFor(amount, give, take);
    // Worth no more than what was given, and not a unit less than it could be.
    expect(taken * (take.bid + take.ask) <= amount * (give.bid + give.ask)).toBe(true);
    expect(givenFor(taken, give, take) <= amount).toBe(true);
    expect(givenFor(taken + 1n, give, take) > amount).toBe(true);
    expect(takenFor(givenFor(amount, give, take), give, take) >= amount).toBe(true);
  }
});

it('lets worth of 1 to 50,000 be exchanged at once', () => {
  expect(limitsOf(ONE)).toEqual({ min: units('1'), max: units('50000') });
  expect(limitsOf(units('64000'))).toEqual({ min: units('0.00001563'), max: units('0.78125') });
  expect(limitsOf(units('3'))).toEqual({ min: units('0.33333334'), max: units('16666.66666666') });
});
