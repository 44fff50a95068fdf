import { alice, bob } from '@quay/cast';
import { forgotPassword, login, memberInfo, register, resetPassword, sendGuestCode, sessions } from '@quay/contract/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reasonOf, Serving } from './serving.ts';

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving.end());

test('sign up by e-mail', async () => {
  const email = 'Alice@Example.COM';
  const sent = await serving.get(sendGuestCode, { purpose: 'register', channel: 'email', address: email });
  expect(sent).toEqual({ sentTo: 'Al***@example.com', retryAfter: 60, validMinutes: 30 });
  const code = await serving.codeFor('Alice@example.com');
  const opened = await serving.get(register, { by: 'email', username: email, code, password: alice.password, agree: true });
  console.log(opened);
  console.log(await serving.mailTo('Alice@example.com'));
  console.log(await serving.get(sessions, {}, { token: opened.token }));
  const again = await serving.login({ username: email, password: alice.password }, {headers: {'user-agent': 'Firefox/1 Android'}});
  console.log(await serving.get(sessions, {}, { token: again.token }));
  console.log((await serving.mailTo('Alice@example.com'))[0]);
  console.log(serving.logged.slice(-3));
});
