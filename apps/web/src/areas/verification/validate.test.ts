import { describe, expect, it, test } from 'vitest';
import { validateAdvanced, validateBasic, validateBusiness, validateNotary } from './validate.ts';

const today = '2026-11-21';
const good = {
  areaCode: 'GB',
  nationality: '',
  idname: 'passport',
  idCard: 'K 1234-567',
  realName: 'Alice Liddell',
  birthDate: '1990-05-04',
  expiryDate: '2031-08-14',
  idCardFront: 'a',
  idCardBack: '',
  handHeldIdCard: 'b',
};

describe('the basic form', () => {
  it('is good as it is, with and without what may be left out', () => {
    expect(validateBasic(good, today)).toEqual({});
    expect(validateBasic({ ...good, expiryDate: '', realName: '阿凡提·买买提' }, today)).toEqual({});
  });

  test.each([
    ['areaCode', '', 'missing'],
    ['idCard', '   ', 'missing'],
    ['idCard', '123', 'malformed'],
    ['idCard', 'К1234567', 'malformed'],
    ['realName', '<b>Alice</b>', 'name'],
    ['realName', 'Alice \u202elleddiL', 'unseen'],
    ['realName', 'Ali\u200dce', 'unseen'],
    ['birthDate', '', 'missing'],
    ['birthDate', '2030-01-01', 'malformed'],
    ['birthDate', '1890-01-01', 'malformed'],
    ['birthDate', '2008-11-22', 'too-young'],
    ['expiryDate', '2026-11-20', 'expired'],
    ['idCardFront', '', 'picture'],
    ['handHeldIdCard', '', 'picture'],
  ])('%s %j is %s', (field, value, fault) => {
    expect(validateBasic({ ...good, [field]: value }, today)).toEqual({ [field]: fault });
  });

  it('takes somebody from the birthday on, and a document on its last day', () => {
    expect(validateBasic({ ...good, birthDate: '2008-11-21', expiryDate: today }, today)).toEqual({});
  });

  it('wants the back of a card', () => {
    expect(validateBasic({ ...good, idname: 'id-card' }, today)).toEqual({ idCardBack: 'picture' });
    expect(validateBasic({ ...good, idname: 'drivers-licence', idCardBack: 'c' }, today)).toEqual({});
  });
});

test('the other forms name what is missing', () => {
  const none = '';
  const advanced = {
    homeAddress: '1 High Street',
    workAddress: none,
    relativeName: 'Lorina',
    relation: 'sibling',
    relativeAddress: none,
    relativePhone: '+44 (1865) 270-000',
    addressProof: 'a',
    selfie: 'b',
  };
  expect(validateAdvanced(advanced)).toEqual({});
  expect(validateAdvanced({ ...advanced, homeAddress: ' ', relativePhone: 'call me', selfie: none })).toEqual({
    homeAddress: 'missing',
    relativePhone: 'malformed',
    selfie: 'picture',
  });
  expect(validateAdvanced({ ...advanced, homeAddress: 'a\u202eb', workAddress: '\u2066' })).toEqual({
    homeAddress: 'unseen',
    workAddress: 'unseen',
  });
  expect(validateNotary({ notaryName: '7', notaryCountry: none, deedNumber: none, deed: none })).toEqual({
    notaryName: 'name',
    notaryCountry: 'missing',
    deedNumber: 'missing',
    deed: 'picture',
  });
  expect(validateBusiness({ experience: none, contact: 'ab', assetData: none, tradeData: none })).toEqual({
    experience: 'missing',
    contact: 'malformed',
    assetData: 'picture',
  });
});
