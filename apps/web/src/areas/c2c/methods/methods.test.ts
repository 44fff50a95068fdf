import { paymentTerms } from '@quay/contract/c2c';
import { expect, test } from 'vitest';
import { grouped, masked, settled } from './shown-account.ts';
import { isIban, type MethodDraft, methodAsSent, validateMethod } from './validate-method.ts';

const empty: MethodDraft = {
  account: '',
  bankName: '',
  branch: '',
  swiftCode: '',
  network: '',
  country: '',
  qrFile: '',
};

test.each([
  ['6222021234567890', '•••• 7890'],
  ['DE89 3704 0044 0532 0130 00', '•••• 3000'],
  ['alice@quay.test', 'a••••@quay.test'],
  ['alice', '•••• ce'],
  ['@alice', '•••• ce'],
  ['12345678', '•••• 78'],
])('%s is shown as %s', (account, shown) => {
  expect(masked(account)).toBe(shown);
});

test.each([
  ['6222021234567890', '6222 0212 3456 7890'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['12345678', '12345678'],
  ['wechat_of_alice', 'wechat_of_alice'],
  ['alice@quay.test', 'alice@quay.test'],
  ['ALICESLONGNAMEONLY', 'ALICESLONGNAMEONLY'],
])('%s is read as %s', (account, shown) => {
  expect(grouped(account)).toBe(shown);
});

test('spaces and dashes between groups are not kept, those of a name are', () => {
  expect(settled('bank-card', ' 6222 0212-3456 7890 ')).toBe('6222021234567890');
  expect(settled('sepa', 'de89 3704 0044 0532 0130 00')).toBe('DE89370400440532013000');
  expect(settled('bank-card', '６２２２０２１２')).toBe('62220212');
  expect(settled('wechat', ' alice b ')).toBe('alice b');
});

test.each([
  ['DE89370400440532013000', true],
  ['GB29NWBK60161331926819', true],
  ['DE89370400440532013001', false],
  ['DE98370400440532013000', false],
  ['DE89', false],
  ['', false],
])('%s is an IBAN: %s', (account, good) => {
  expect(isIban(account)).toBe(good);
});

test('what a kind needs has to be there, and what it does not have is not asked', () => {
  const bank = { kind: 'bank-card', ...paymentTerms['bank-card'] } as const;
  expect(validateMethod(bank, empty)).toEqual({ account: 'missing', bankName: 'missing' });
  expect(validateMethod(bank, { ...empty, account: '1', bankName: 'Quay Bank' })).toEqual({});
  const wallet = { kind: 'wechat', ...paymentTerms.wechat } as const;
  expect(validateMethod(wallet, { ...empty, account: 'alice' })).toEqual({});
});

test('slips that cost money are named before anything is sent', () => {
  const sepa = { kind: 'sepa', ...paymentTerms.sepa } as const;
  const typed = { ...empty, bankName: 'Quay Bank' };
  expect(validateMethod(sepa, { ...typed, account: 'DE89 3704 0044 0532 0130 01' })).toEqual({ account: 'iban' });
  expect(validateMethod(sepa, { ...typed, account: 'DE89 3704 0044 0532 0130 00' })).toEqual({});
  expect(validateMethod(sepa, { ...typed, account: 'DE89370400440532013000', swiftCode: 'COBA' })).toEqual({
    swiftCode: 'swift',
  });
  const interac = { kind: 'interac', ...paymentTerms.interac } as const;
  expect(validateMethod(interac, { ...empty, account: 'alice' })).toEqual({ account: 'email' });
});

test('only what the kind has is sent', () => {
  const typed = { ...empty, account: 'DE89 3704 0044 0532 0130 00', bankName: ' Quay Bank ', branch: 'left over' };
  const sepa = { kind: 'sepa', ...paymentTerms.sepa } as const;
  expect(methodAsSent(sepa, { ...typed, swiftCode: 'cobadeffxxx', qrFile: 'f1' })).toEqual({
    account: 'DE89370400440532013000',
    bankName: 'Quay Bank',
    swiftCode: 'COBADEFFXXX',
  });
  const wallet = { kind: 'wechat', ...paymentTerms.wechat } as const;
  expect(methodAsSent(wallet, { ...empty, account: 'alice', qrFile: 'f1' })).toEqual({
    account: 'alice',
    qrFile: 'f1',
  });
});
