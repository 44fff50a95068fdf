import { AREA_CODE } from '@quay/contract/identity';
import { languages } from '@quay/words';
import { describe, expect, test } from 'vitest';
import { countries, likelyCountry } from './calling-codes.ts';
import { countriesIn, countriesLike } from './country-names.ts';
import { looksLikePhone, phoneOf } from './phone.ts';

describe('the table', () => {
  test('has each country once, with a code that the exchange takes and a name in each language', () => {
    expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
    expect(countries.length).toBeGreaterThan(230);
    for (const { areaCode } of countries) expect(areaCode).toMatch(AREA_CODE);
    for (const language of languages) {
      expect(countriesIn(language).filter(({ id, name }) => name === id)).toEqual([]);
    }
  });

  test('no code begins with that of another country, but those of North America', () => {
    const codes = [...new Set(countries.map(({ areaCode }) => areaCode))];
    const ambiguous = codes.filter((code) => codes.some((other) => other !== code && code.startsWith(other)));
    expect(ambiguous.filter((code) => !/^\+1\d{3}$/.test(code))).toEqual([]);
  });
});

test.each([
  ['de-AT', 'AT'],
  ['de', 'DE'],
  ['zh-CN', 'CN'],
  ['en', 'US'],
  ['x', 'US'],
])('a device in %s is likely in %s', (tag, country) => {
  expect(likelyCountry(tag)).toBe(country);
});

test.each([
  ['0151 2345-6789', 'DE', '+49', '15123456789'],
  ['151/23456789', 'DE', '+49', '15123456789'],
  ['+49 (0) 151 23456789', 'US', '+49', '15123456789'],
  ['0049 151 23456789', 'US', '+49', '15123456789'],
  ['(415) 555-0132', 'US', '+1', '4155550132'],
  ['+1 242 555 0132', 'US', '+1242', '5550132'],
  ['+1 415 555 0132', 'CA', '+1', '4155550132'],
  ['06 1234 5678', 'IT', '+39', '0612345678'],
  ['138 0013 8000', 'CN', '+86', '13800138000'],
  ['+999 12345', 'DE', '+49', '99912345'],
])('%s typed in %s is %s %s', (typed, chosen, areaCode, digits) => {
  const phone = phoneOf(typed, chosen);
  expect([phone.country.areaCode, phone.digits]).toEqual([areaCode, digits]);
});

test('a shared code keeps the country that was chosen', () => {
  expect(phoneOf('+1 415 555 0132', 'CA').country.id).toBe('CA');
  expect(phoneOf('+1 415 555 0132', 'DE').country.id).toBe('US');
});

test.each([
  ['0151 2345678', true],
  ['+49151', true],
  ['1234', false],
  ['alice2024', false],
  ['1@2.test', false],
])('%s looks like a phone number: %s', (text, looks) => {
  expect(looksLikePhone(text)).toBe(looks);
});

test('the search knows names in both languages, ids, codes and letters without accents', () => {
  const first = (query: string) => countriesLike(query, 'zh_CN')[0]?.id;
  expect(first('德国')).toBe('DE');
  expect(first('Germ')).toBe('DE');
  expect(first('+49')).toBe('DE');
  expect(first('0086')).toBe('CN');
  expect(first('cote d')).toBe('CI');
  expect(countriesLike('ukraine', 'en_US').map(({ id }) => id)).toEqual(['UA']);
  expect(countriesLike('zzz', 'en_US')).toEqual([]);
});
