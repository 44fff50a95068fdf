import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { contractNames } from '../../trading/market/contract-markets.ts';
import { bookOf, contractMeant, contractNow, datedMeant, priceUnitOf, tiersAt } from './facts.ts';
import { accountOf, bitcoin, longOf, orderOf, tiers } from './forms/example-contract.ts';

test('the tiers that hold are those of the newest version that applies by now', () => {
  const [first] = tiers;
  const versions = [
    { ...first!, version: 3, appliesAt: 900, cap: '3' },
    { ...first!, version: 2, appliesAt: 100 },
    first!,
  ];
  expect(tiersAt(versions, 899)?.cap).toBe(units('1000000'));
  expect(() => tiersAt(versions, 900)).toThrow('last tier');
  expect(tiersAt([], 5)).toBeNull();
});

test('a contract without a mark is valued by nothing', () => {
  expect(contractNow({ ...bitcoin, mark: null }, tiersAt(tiers, 1))).toBeNull();
  expect(contractNow(bitcoin, null)).toBeNull();
});

test('what stands behind isolated positions is their margin and the holds of orders beside them', () => {
  const isolated = accountOf(
    '100',
    [longOf('0.1', { mode: 'isolated', margin: '500' })],
    [orderOf('open-long', '1', '40')],
  );
  expect([isolated.available, isolated.frozen, isolated.isolatedHeld].map(text)).toEqual(['100', '540', '540']);
  const cross = accountOf('100', [longOf('0.1')], [orderOf('open-long', '1', '40')]);
  expect([cross.frozen, cross.isolatedHeld].map(text)).toEqual(['40', '0']);
});

test('an address names a contract by its symbol, or by its coin: then the linear one', () => {
  const inverse = { ...bitcoin, symbol: 'BTCUSD-PERP', kind: 'inverse', base: 'USD', quote: 'BTC' } as const;
  const listed = [inverse, bitcoin];
  expect(contractMeant(listed, 'BTC')).toBe(bitcoin);
  expect(contractMeant(listed, 'BTCUSD-PERP')).toBe(inverse);
  expect(contractMeant([inverse], 'BTC')).toBe(inverse);
  expect(contractMeant(listed, 'ETH')).toBeUndefined();
  expect([priceUnitOf(bitcoin), priceUnitOf(inverse)]).toEqual(['USDT', 'USD']);
  expect(contractNames.nameOf(inverse)).toEqual(['BTCUSD', '-PERP']);
  expect([inverse, bitcoin].map(contractNames.iconOf)).toEqual(['BTC', 'BTC']);
});

test('an address of dated contracts means its own symbol, or the first of the coin that ends', () => {
  const trading = { life: 'trading', settlesAt: 2, samples: 0, due: 0, missing: 0, sum: '0', mean: null } as const;
  const open = { ...trading, settlementPrice: null, settledAt: null };
  const dated = (symbol: string, expiry: number, more: object = {}) =>
    ({ ...bitcoin, symbol, expiry, delivery: open, ...more }) as typeof bitcoin;
  const over = dated('BTCUSDT-1120', 1, { delivery: { ...open, settlementPrice: '50000' } });
  const [weekly, quarterly] = [dated('BTCUSDT-1127', 2), dated('BTCUSDT-1225', 9)];
  const inverse = dated('BTCUSD-1127', 2, { kind: 'inverse' });
  const listed = [bitcoin, quarterly, inverse, over, weekly];
  expect(datedMeant(listed, 'BTC')).toBe(weekly);
  expect(datedMeant(listed, 'BTCUSDT-1120')).toBe(over);
  expect([datedMeant(listed, 'BTCUSDT-PERP'), datedMeant(listed, 'ETH')]).toEqual([undefined, undefined]);
  expect(contractMeant(listed, 'BTC')).toBe(bitcoin);
  expect([bookOf(bitcoin), bookOf(weekly)]).toEqual(['contract', 'delivery']);
});
