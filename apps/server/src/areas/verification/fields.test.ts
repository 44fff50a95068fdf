import type { BasicFields } from '@quay/contract/verification';
import { describe, expect, it, test } from 'vitest';
import { documentNumber, isCountry, validateAdvanced, validateBasic, validateNotary } from './fields.ts';
import { maskedLine, maskedName, maskedNumber } from './masked.ts';
import { afterWorkingDays, isDay, isOfAge } from './working-days.ts';

const today = '2026-11-21';
const good: BasicFields = {
  areaCode: 'GB',
  idname: 'passport',
  idCard: 'K 1234-567',
  realName: 'Alice Liddell',
  birthDate: '1990-05-04',
  expiryDate: '2031-08-14',
  idCardFront: 'a',
  handHeldIdCard: 'b',
};
const basic = (more: Partial<Record<keyof BasicFields, string | undefined>>) =>
  validateBasic({ ...good, ...more } as BasicFields, today);
const why = (checked: ReturnType<typeof validateBasic>) =>
  'refusal' in checked ? [checked.refusal.reason.split('/')[1], checked.field] : 'good';

describe('basic fields', () => {
  it('are kept in their plain form', () => {
    const checked = basic({ realName: '  Jose\u0301   Ángel ', nationality: 'FR', idCardBack: '' });
    expect(checked).toEqual({
      fields: {
        ...good,
        idCard: 'K1234567',
        realName: 'José Ángel',
        nationality: 'FR',
      },
      pictures: [
        { field: 'idCardFront', id: 'a' },
        { field: 'handHeldIdCard', id: 'b' },
      ],
    });
  });

  it.each([
    'Ng',
    '王',
    '阿凡提·买买提',
    'Jean-Luc O’Neill, Jr.',
    'محمد علی',
    'می\u200cخواهم',
    'ศิริพร',
    'Đặng Thị Minh',
    'x'.repeat(200),
  ])('take the name %s', (realName) => expect(why(basic({ realName }))).toBe('good'));

  it.each([
    ['markup', '<b>Alice</b>'],
    ['a script', 'Alice"><script>alert(1)</script>'],
    ['a mark that turns the text', 'Alice \u202eelddiL'],
    ['a right-to-left mark', 'Alice\u200f Liddell'],
    ['an isolate', '\u2066Alice\u2069'],
    ['an unseen character', 'Ali\u2060ce'],
    ['a zero-width space', 'Ali\u200bce'],
    ['a control character', 'Alice\u0000'],
    ['a bell', 'Ali\u0007ce'],
    ['a private character', 'Alice\ue000'],
    ['digits', 'Alice 2'],
    ['a smile', 'Alice 😀'],
    ['a formula', '=Alice'],
    ['nothing but a dash', '-'],
    ['nothing but blanks', ' \u3000 '],
  ])('do not take a name with %s', (_, realName) => {
    expect(why(basic({ realName }))).toEqual(['field-malformed', 'realName']);
  });

  it.each<[keyof BasicFields, string, string?]>([
    ['areaCode', 'gb'],
    ['areaCode', 'ZZ'],
    ['areaCode', 'EU'],
    ['areaCode', ''],
    ['nationality', 'XX'],
    ['idCard', '123'],
    ['idCard', 'К1234567'],
    ['idCard', '12345<'],
    ['birthDate', '1990-02-30'],
    ['birthDate', '2030-01-01'],
    ['birthDate', '1890-01-01'],
    ['expiryDate', '2031-13-01'],
    ['birthDate', '2008-11-22', 'birth-too-young'],
    ['expiryDate', '2026-11-20', 'document-expired'],
    ['idCardFront', '', 'image-missing'],
    ['handHeldIdCard', '', 'image-missing'],
  ])('%s is not %j', (field, value, reason = 'field-malformed') => {
    expect(why(basic({ [field]: value }))).toEqual([reason, field]);
  });

  it('of cards have a back, of passports none', () => {
    for (const idname of ['id-card', 'drivers-licence'] as const) {
      expect(why(basic({ idname }))).toEqual(['image-missing', 'idCardBack']);
      expect(why(basic({ idname, idCardBack: 'c' }))).toBe('good');
    }
    expect(why(basic({ idname: 'ssn' }))).toBe('good');
  });

  it('are judged in the order of the contract: each breaks all later ones too', () => {
    const wrong = {
      areaCode: 'xx',
      nationality: 'yy',
      idCard: '',
      realName: '-',
      birthDate: '2020-02-30',
      expiryDate: '2020-02-30',
      idCardFront: '',
      handHeldIdCard: '',
    };
    const mended = { ...wrong };
    for (const [field, value, reason, at] of [
      ['areaCode', 'GB', 'field-malformed', 'areaCode'],
      ['nationality', 'GB', 'field-malformed', 'nationality'],
      ['idCard', 'K1234567', 'field-malformed', 'idCard'],
      ['realName', 'Alice', 'field-malformed', 'realName'],
      ['birthDate', '2020-02-02', 'field-malformed', 'birthDate'],
      ['expiryDate', '2020-02-02', 'field-malformed', 'expiryDate'],
      ['birthDate', '1990-02-02', 'birth-too-young', 'birthDate'],
      ['expiryDate', '2030-02-02', 'document-expired', 'expiryDate'],
      ['idCardFront', 'a', 'image-missing', 'idCardFront'],
      ['handHeldIdCard', 'b', 'image-missing', 'handHeldIdCard'],
    ] as const) {
      expect(why(basic(mended))).toEqual([reason, at]);
      mended[field] = value;
    }
    expect(why(basic(mended))).toBe('good');
  });
});

it('advanced fields name the first that is wrong', () => {
  const plain = {
    homeAddress: '1 High Street <b>Oxford</b>',
    relativeName: 'Lorina Liddell',
    relation: 'sibling',
    relativePhone: '+44 (1865) 270-000',
    addressProof: 'a',
    selfie: 'b',
  } as const;
  const checked = validateAdvanced(plain);
  expect(checked).toMatchObject({ fields: { homeAddress: plain.homeAddress, relativePhone: '+441865270000' } });
  for (const [field, value, reason] of [
    ['homeAddress', 'a\u202eb', 'field-malformed'],
    ['workAddress', '\u0000', 'field-malformed'],
    ['relativeName', '7', 'field-malformed'],
    ['relativeAddress', '\u2067', 'field-malformed'],
    ['relativePhone', 'call me', 'field-malformed'],
    ['addressProof', '', 'image-missing'],
    ['selfie', '', 'image-missing'],
  ] as const) {
    const wrong = validateAdvanced({ ...plain, [field]: value });
    expect(wrong).toMatchObject({ refusal: { reason: `verification/${reason}` }, field });
  }
});

it('notary fields too', () => {
  const plain = { notaryName: 'Ada Byron', notaryCountry: 'DE', deedNumber: '12/2026 B', deed: 'a' };
  expect(validateNotary(plain)).toMatchObject({ fields: plain });
  for (const [field, value, reason] of [
    ['notaryName', '<i>', 'field-malformed'],
    ['notaryCountry', 'Deutschland', 'field-malformed'],
    ['deedNumber', ' ', 'field-malformed'],
    ['deed', '', 'image-missing'],
  ] as const) {
    expect(validateNotary({ ...plain, [field]: value })).toMatchObject({
      refusal: { reason: `verification/${reason}` },
      field,
    });
  }
});

test('a document number is the same however it is written', () => {
  for (const one of ['k1234567', 'K-1234-567', ' Ｋ１２３４５６７ ', 'K.1234/567']) {
    expect(documentNumber(one)).toBe('K1234567');
  }
});

test('countries are those of ISO 3166', () => {
  for (const code of ['DE', 'CN', 'HK', 'TW', 'GB', 'XK', 'AQ']) expect([code, isCountry(code)]).toEqual([code, true]);
  for (const code of ['UK', 'DD', 'SU', 'UK1', 'EU', 'UN', 'ZZ', 'QQ', 'de', 'D'])
    expect([code, isCountry(code)]).toEqual([code, false]);
});

test('somebody is of age from the birthday on, by UTC', () => {
  expect(isOfAge('2008-11-21', 18, '2026-11-21')).toBe(true);
  expect(isOfAge('2008-11-22', 18, '2026-11-21')).toBe(false);
  expect(isOfAge('2008-02-29', 18, '2026-02-28')).toBe(false);
  expect(isOfAge('2008-02-29', 18, '2026-03-01')).toBe(true);
  expect(isDay('2024-02-29')).toBe(true);
  for (const wrong of ['2023-02-29', '2023-00-10', '2023-04-31', '2023-4-1', 'x']) expect(isDay(wrong)).toBe(false);
});

test('working days leave out the weekend', () => {
  const friday = Date.UTC(2026, 10, 20, 9, 30);
  expect(new Date(afterWorkingDays(friday, 3)).toISOString()).toBe('2026-11-25T09:30:00.000Z');
  const sunday = Date.UTC(2026, 10, 22);
  expect(new Date(afterWorkingDays(sunday, 1)).toISOString()).toBe('2026-11-23T00:00:00.000Z');
  expect(new Date(afterWorkingDays(friday, 30)).toISOString()).toBe('2027-01-01T09:30:00.000Z');
});

test('masks show enough for the owner', () => {
  expect(maskedName('Alice Liddell')).toBe('A**** L******');
  expect(maskedName('王小明')).toBe('王**');
  expect(maskedName('Ng X')).toBe('N** X');
  expect(maskedNumber('K1234567')).toBe('*****567');
  expect(maskedNumber('1234')).toBe('***4');
  expect(maskedLine('1 High Street, Oxford')).toBe('1 ********');
});
