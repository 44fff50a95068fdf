import { units } from '@quay/money';
import type { DayBalance, DayPrice } from '@quay/store';
import { expect, it } from 'vitest';
import { DAY_MS, type ProfitFacts, profitOf } from './profit.ts';

const MONDAY = Date.UTC(2026, 10, 16);
const day = (n: number) => MONDAY + n * DAY_MS;
const had = (n: number, asset: string, amount: string): DayBalance => ({ day: day(n), asset, amount: units(amount) });
const price = (n: number, asset: string, open: string, close: string): DayPrice => ({
  day: day(n),
  asset,
  open: units(open),
  close: units(close),
});
const now = (prices: Record<string, string>) =>
  new Map(Object.entries({ USDT: '1', ...prices }).map(([asset, text]) => [asset, units(text)]));
const nothing: ProfitFacts = { days: [], balances: [], moves: [], prices: [], now: now({}) };

it('is what the value gained beside what came in', () => {
  const profits = profitOf({
    days: [day(0), day(1), day(2), day(3)],
    // 1,000 on Monday; half of it into 0.5 BTC at 1,000 on Tuesday; 200 more on Wednesday; 100 away today.
    balances: [
      had(0, 'USDT', '1000'),
      had(1, 'USDT', '500'),
      had(1, 'BTC', '0.5'),
      had(2, 'USDT', '700'),
      had(2, 'BTC', '0.5'),
      had(3, 'USDT', '600'),
      had(3, 'BTC', '0.5'),
    ],
    moves: [had(2, 'USDT', '200'), had(3, 'USDT', '-100')],
    prices: [
      price(0, 'BTC', '990', '1000'),
      price(1, 'BTC', '1000', '1100'),
      price(2, 'BTC', '1100', '900.5'),
      price(3, 'BTC', '900', '905'),
    ],
    now: now({ BTC: '910' }),
  });
  expect(profits).toEqual([
    { day: day(1), value: '1050', moved: '0', profit: '50' },
    { day: day(2), value: '1150.25', moved: '200', profit: '-99.75' },
    { day: day(3), value: '1055', moved: '-100', profit: '4.75' },
  ]);
});

it('values coins that come in at the close of their day', () => {
  const [today] = profitOf({
    days: [day(0), day(1)],
    balances: [had(1, 'ETH', '2')],
    moves: [had(1, 'ETH', '3')],
    prices: [price(1, 'ETH', '2000', '2000')],
    now: now({ ETH: '2100' }),
  });
  // 3 came, 2 are there: one was lost.
  expect(today).toEqual({ day: day(1), value: '4200', moved: '6300', profit: '-2100' });
});

it('keeps the last close on days without trades, and before the first trade what that began at', () => {
  const balances = [0, 1, 2, 3, 4].map((n) => had(n, 'SOL', '10'));
  const prices = [price(1, 'SOL', '100', '120'), price(3, 'SOL', '120', '90')];
  const days = [0, 1, 2, 3, 4].map(day);
  const profits = profitOf({ ...nothing, days, balances, prices, now: now({ SOL: '95' }) });
  expect(profits.map(({ value, profit }) => [value, profit])).toEqual([
    ['1200', '200'],
    ['1200', '0'],
    ['900', '-300'],
    ['950', '50'],
  ]);
});

it('takes a price from before the first day', () => {
  const prices = [price(-9, 'SOL', '70', '80')];
  const profits = profitOf({
    ...nothing,
    days: [day(0), day(1)],
    balances: [had(0, 'SOL', '1'), had(1, 'SOL', '1')],
    prices,
    now: now({ SOL: '81' }),
  });
  expect(profits).toEqual([{ day: day(1), value: '81', moved: '0', profit: '1' }]);
});

it('counts a coin without a price as nothing, in both', () => {
  const facts = { ...nothing, days: [day(0), day(1)], balances: [had(1, 'WAT', '5')], moves: [had(1, 'WAT', '5')] };
  expect(profitOf(facts)).toEqual([{ day: day(1), value: '0', moved: '0', profit: '0' }]);
});

it('is exact, however large and small', () => {
  const [today] = profitOf({
    ...nothing,
    days: [day(0), day(1)],
    balances: [had(0, 'PEPE', '900000000000.00000001'), had(1, 'PEPE', '900000000000.00000001')],
    prices: [price(0, 'PEPE', '0.00001234', '0.00001234')],
    now: now({ PEPE: '0.00001235' }),
  });
  expect(today).toEqual({ day: day(1), value: '11115000', moved: '0', profit: '9000' });
});
