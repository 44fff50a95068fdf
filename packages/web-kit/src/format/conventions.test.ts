import { describe, expect, test } from 'vitest';
import { compactText, dateFormat, exact, numberFormat } from './index.ts';

const AT = new Date(2026, 10, 5, 13, 5, 9);
const CLOCK = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const DAY = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

test.each([
  ['en-US', '12.34K', '1.23M', '12.34B'],
  ['zh-CN', '1.23万', '123.45万', '123.45亿'],
  ['zh-TW', '1.23萬', '123.45萬', '123.45億'],
  ['ja-JP', '1.23万', '123.45万', '123.45億'],
  ['ko-KR', '1.23만', '123.45만', '123.45억'],
  ['th-TH', '12.34K', '1.23M', '12.34B'],
  ['vi-VN', '12,34K', '1,23M', '12,34B'],
  ['es-ES', '12,34K', '1,23M', '12,34B'],
  ['de-DE', '12,34K', '1,23M', '12,34B'],
  ['fr-FR', '12,34K', '1,23M', '12,34B'],
  ['id-ID', '12,34K', '1,23M', '12,34B'],
])('%s shortens volumes as its traders read them', (tag, thousands, millions, milliards) => {
  expect(compactText('12345', tag)).toBe(thousands);
  expect(compactText('1234567', tag)).toBe(millions);
  expect(compactText('12345678901', tag)).toBe(milliards);
});

describe('letters', () => {
  test.each([
    ['0', '0,00'],
    ['0.999', '0,99'],
    ['999.999', '999,99'],
    ['1000', '1,00K'],
    ['999999.99', '999,99K'],
    ['1000000', '1,00M'],
    ['00012500', '12,50K'],
    ['-12500', '-12,50K'],
    ['1234567890123456.7', '1.234,56T'],
  ])('%s is %s, and nothing is rounded up', (value, shown) => {
    expect(compactText(value, 'de-DE')).toBe(shown);
  });
});

test.each([
  ['es-ES', '1.234,50'],
  ['fr-FR', '1\u00a0234,50'],
  ['de-DE', '1.234,50'],
  ['vi-VN', '1.234,50'],
  ['id-ID', '1.234,50'],
  ['th-TH', '1,234.50'],
  ['ko-KR', '1,234.50'],
])('%s parts thousands from four digits on: %s', (tag, shown) => {
  const format = numberFormat(tag, { minimumFractionDigits: 2 });
  expect(format.format(exact('1234.5'))).toBe(shown);
  const parts = format.formatToParts(exact('1234.5'));
  expect(parts.map(({ value }) => value).join('')).toBe(shown);
});

test.each([
  ['zh-TW', '2026/11/05 13:05:09'],
  ['ja-JP', '2026/11/05 13:05:09'],
  ['ko-KR', '2026. 11. 05. 13:05:09'],
  ['th-TH', '05/11/2026 13:05:09'],
  ['vi-VN', '13:05:09 05/11/2026'],
  ['es-ES', '05/11/2026, 13:05:09'],
  ['de-DE', '05.11.2026, 13:05:09'],
  ['fr-FR', '05/11/2026 13:05:09'],
  ['id-ID', '05/11/2026, 13:05:09'],
])('%s has 24 hours, colons and the western year: %s', (tag, shown) => {
  expect(
    dateFormat(tag, { ...DAY, ...CLOCK })
      .format(AT)
      .replace(/\s/g, ' '),
  ).toBe(shown);
});

test('a long date of Thai has the western year too, and a time of midnight is 00', () => {
  expect(dateFormat('th-TH', { dateStyle: 'long' }).format(AT)).toContain('2026');
  expect(dateFormat('ko-KR', CLOCK).format(new Date(2026, 10, 5))).toBe('00:00:00');
  expect(dateFormat('id-ID', { ...CLOCK, day: 'numeric', month: 'long' }).format(new Date(2026, 10, 5))).toContain(
    '00:00:00',
  );
});
