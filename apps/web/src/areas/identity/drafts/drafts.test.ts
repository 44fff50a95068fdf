import { expect, test } from 'vitest';
import { areaCodeOf, usernameOf } from './log-in.ts';
import { addressOf, invitationFrom, registration, useSignUp } from './sign-up.ts';

test.each([
  ['alice1990', 'DE', undefined, 'alice1990'],
  [' alice@quay.test ', 'DE', undefined, 'alice@quay.test'],
  ['0151 2345678', 'DE', '+49', '+491512345678'],
  ['+49 151 2345678', 'US', undefined, '+491512345678'],
  ['0049 151 2345678', 'US', '+49', '+491512345678'],
  ['19901990', null, undefined, '19901990'],
  ['19901990', 'CN', '+86', '+8619901990'],
  ['1990', 'CN', undefined, '1990'],
])('%s typed in %s stands after %s and logs in as %s', (username, country, code, sent) => {
  expect(areaCodeOf({ username, country })).toBe(code);
  expect(usernameOf({ username, country })).toBe(sent);
});

test('a registration says what the chosen way needs, and nothing that was typed for another', () => {
  const typed = {
    ...useSignUp.getState(),
    account: 'alice1990',
    email: ' a@quay.test',
    phone: '0151 2345678',
    country: 'DE',
  };
  expect(registration({ ...typed, by: 'account' })).toEqual({
    by: 'account',
    username: 'alice1990',
    password: '',
    agree: false,
  });
  expect(registration({ ...typed, by: 'email', invitation: ' Q7 ', fundPassword: '246801', agree: true })).toEqual({
    by: 'email',
    username: 'a@quay.test',
    password: '',
    fundPassword: '246801',
    invitationCode: 'Q7',
    agree: true,
  });
  const byPhone = registration({ ...typed, by: 'phone' });
  expect(byPhone).toMatchObject({ username: '1512345678', areaCode: '+49' });
  expect(addressOf({ ...typed, by: 'phone' })).toEqual({ channel: 'phone', address: '1512345678', areaCode: '+49' });
});

test.each([
  ['?usercode=Q7A2', 'Q7A2'],
  ['?code=Q7A2', 'Q7A2'],
  ['?code=<b>', ''],
  ['', ''],
])('an invitation from %j is %j', (search, code) => {
  expect(invitationFrom(new URLSearchParams(search))).toBe(code);
});
