import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { type DayFacts, dayProfitOf } from './day-profit.ts';

const usdt = { open: units('1'), hourly: [units('1'), units('1')], last: units('1') };
const btc = { open: units('100'), hourly: [units('110'), units('120')], last: units('130') };
const SINCE = 1_000;
const HOURS = [2_000, 3_000];
const NOW = 3_500;

const facts = (more: Partial<DayFacts>): DayFacts => ({
  since: SINCE,
  hours: HOURS,
  now: NOW,
  balances: [],
  moves: [],
  prices: new Map([
    ['USDT', usdt],
    ['BTC', btc],
  ]),
  ...more,
});
const all = (asset: string, amount: string) =>
  [SINCE, ...HOURS, NOW].map((at) => ({ at, asset, amount: units(amount) }));

test('coins that were held all day bring what their price did', () => {
  const day = dayProfitOf(facts({ balances: [...all('BTC', '2'), ...all('USDT', '50')] }));
  expect(day).toMatchObject({ before: '250', value: '310', moved: '0', profit: '60', rate: '0.24' });
  expect(day.points.map(({ value }) => value)).toEqual(['250', '270', '290', '310']);
  expect(day.points.map(({ profit }) => profit)).toEqual(['0', '20', '40', '60']);
});

test('what came in is no profit: an account of five minutes has earned nothing', () => {
  const balances = [{ at: NOW, asset: 'USDT', amount: units('10000') }];
  const moves = [{ at: 3_400, asset: 'USDT', amount: units('10000') }];
  expect(dayProfitOf(facts({ balances, moves }))).toMatchObject({
    value: '10000',
    moved: '10000',
    profit: '0',
    rate: '0',
  });
});

test('a deposit counts at the price of the next point, and what the price does after that is profit', () => {
  const balances = [
    { at: 3_000, asset: 'BTC', amount: units('1') },
    { at: NOW, asset: 'BTC', amount: units('1') },
  ];
  const moves = [{ at: 2_500, asset: 'BTC', amount: units('1') }];
  const day = dayProfitOf(facts({ balances, moves }));
  // In at 120, worth 130 now.
  expect(day).toMatchObject({ before: '0', moved: '120', value: '130', profit: '10', rate: '0.08333333' });
  expect(day.points.map(({ profit }) => profit)).toEqual(['0', '0', '0', '10']);
});

test('what was bought is worth what it is worth, and what it cost is gone', () => {
  const balances = [
    { at: SINCE, asset: 'USDT', amount: units('200') },
    { at: 2_000, asset: 'USDT', amount: units('200') },
    { at: 3_000, asset: 'USDT', amount: units('80') },
    { at: 3_000, asset: 'BTC', amount: units('1') },
    { at: NOW, asset: 'USDT', amount: units('80') },
    { at: NOW, asset: 'BTC', amount: units('1') },
  ];
  expect(dayProfitOf(facts({ balances }))).toMatchObject({ before: '200', value: '210', profit: '10', rate: '0.05' });
});

test('a loss and a withdrawal are signed', () => {
  const balances = [...all('BTC', '1').slice(0, 3), { at: NOW, asset: 'BTC', amount: units('0.5') }];
  const moves = [{ at: 3_300, asset: 'BTC', amount: units('-0.6') }];
  // 100 before, 78 gone, 65 left: 43 more than that comes to.
  expect(dayProfitOf(facts({ balances, moves }))).toMatchObject({
    moved: '-78',
    value: '65',
    profit: '43',
    rate: '0.43',
  });
  const lost = dayProfitOf(
    facts({ balances: [...all('USDT', '9').slice(0, 3), { at: NOW, asset: 'USDT', amount: units('8') }] }),
  );
  expect(lost).toMatchObject({ profit: '-1', rate: '-0.11111111' });
});

test('a coin without a market counts nothing, and one that never traded stands at its last price', () => {
  const young = { open: units('5'), hourly: [], last: units('5') };
  const day = dayProfitOf(
    facts({ balances: [...all('XXX', '7'), ...all('NEW', '2')], prices: new Map([['NEW', young]]) }),
  );
  expect(day).toMatchObject({ before: '10', value: '10', profit: '0' });
});
