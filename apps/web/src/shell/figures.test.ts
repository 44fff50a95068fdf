import { expect, test } from 'vitest';
import { figuresFor } from './figures.ts';
import { dollar } from './queries/currency.ts';

const english = figuresFor('en_US', dollar);
const chinese = figuresFor('zh_CN', dollar);
const yen = figuresFor('en_US', { id: 2, name: 'JPY', symbol: '¥', rate: '151.4' });
const ringgit = figuresFor('en_US', { id: 3, name: 'MYR', symbol: 'RM', rate: '4.4' });

test('prices keep the decimals of their column and every digit they have', () => {
  expect(english.price('64218.4', 2)).toBe('64,218.40');
  expect(english.quantity('123456789012345678.12345678', 8)).toBe('123,456,789,012,345,678.12345678');
});

test('nothing is rounded up', () => {
  expect(english.quantity('0.99999999', 4)).toBe('0.9999');
  expect(english.money('0.019999')).toBe('$0.01');
});

test('money is exact in the valuation currency', () => {
  expect(english.money('24861.07')).toBe('$24,861.07');
  expect(yen.money('100.5')).toBe('¥15,215');
  expect(ringgit.money('10').replace(/\s/g, ' ')).toBe('RM 44.00');
  expect(chinese.money('24861.07')).toBe('$24,861.07');
  expect(english.money('90071992547409931.01')).toBe('$90,071,992,547,409,931.01');
});

test('a sign is always there, and a minus is a minus', () => {
  expect(english.percent('0.0192')).toBe('+1.92%');
  expect(english.percent('-0.0084')).toBe('\u22120.84%');
  expect(english.percent('0')).toBe('0.00%');
  expect(english.percent('-0.00001')).toBe('0.00%');
  expect(english.signed('1210', 1)).toBe('+1,210.0');
  expect(english.signed('-28.91', 2)).toBe('\u221228.91');
  expect(english.money('-3.5')).toBe('\u2212$3.50');
  expect(english.money('-0.004')).toBe('$0.00');
  expect(english.signedMoney('3.5')).toBe('+$3.50');
  expect(english.signedMoney('-3.5')).toBe('\u2212$3.50');
  expect(english.signedMoney('0')).toBe('$0.00');
  expect(english.signedMoney('0.004')).toBe('$0.00');
  expect(english.signedMoney('-0.004')).toBe('$0.00');
});

test('volumes are short, each language in its own steps', () => {
  expect(english.short('1294000000')).toBe('1.29B');
  expect(english.short('12500')).toBe('12.50K');
  expect(chinese.short('1294000000')).toBe('12.94亿');
  expect(chinese.short('12500')).toBe('1.25万');
});

test('times have two digits each and 24 hours', () => {
  const at = new Date(2026, 10, 5, 0, 2, 7).getTime();
  expect(english.time(at)).toBe('00:02:07');
  expect(chinese.dateTime(at)).toBe('2026/11/05 00:02:07');
});

test('a rate has no sign and every decimal that it needs', () => {
  expect(english.rate('0.001')).toBe('0.10%');
  expect(english.rate('0.00095')).toBe('0.095%');
  expect(english.rate('0.00065')).toBe('0.065%');
  expect(english.rate('0')).toBe('0.00%');
});
