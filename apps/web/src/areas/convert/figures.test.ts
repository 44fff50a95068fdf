import { expect, test } from 'vitest';
import { conversionIn, rateOf } from './figures.ts';

const rate = (give: string, giveAmount: string, take: string, takeAmount: string) => {
  const shown = rateOf({ give, take, giveAmount, takeAmount });
  return shown && `1 ${shown.base} = ${shown.value} ${shown.quote}, ${shown.decimals}`;
};

test('a rate is shown of the dearer coin, whichever is given', () => {
  expect(rate('USDT', '64000', 'BTC', '1')).toBe('1 BTC = 64000.00000000 USDT, 2');
  expect(rate('BTC', '0.5', 'USDT', '32000')).toBe('1 BTC = 64000.00000000 USDT, 2');
  expect(rate('PEPE', '6400000000', 'BTC', '1')).toBe('1 BTC = 6400000000.00000000 PEPE, 2');
  expect(rate('DOGE', '10', 'USDT', '1.5')).toBe('1 USDT = 6.66666666 DOGE, 6');
  expect(rate('USDT', '1', 'DAI', '1')).toBe('1 USDT = 1.00000000 DAI, 6');
  expect(rate('USDT', '1', 'BTC', '0')).toBeUndefined();
});

test('only a whole conversion is shown as done', () => {
  const conversion = {
    conversionId: 7,
    give: 'USDT',
    take: 'BTC',
    giveAmount: '64',
    takeAmount: '0.001',
    price: '0.00001',
    at: 1,
  };
  expect(conversionIn({ conversion })).toEqual(conversion);
  for (const state of [null, undefined, 'x', {}, { conversion: { ...conversion, at: 'soon' } }]) {
    expect(conversionIn(state)).toBeUndefined();
  }
});
