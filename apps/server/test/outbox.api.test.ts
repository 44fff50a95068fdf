import type { Call } from '@quay/contract';
import { sendGuestCode } from '@quay/contract/identity';
import { outbox } from '@quay/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';
import { Serving } from './serving.ts';

const EMAIL = 'nora@example.com';
const PHONE = '+4915123456789';
/** Nobody listens there. */
const DEAD = { server: 'smtp://127.0.0.1:9', from: 'Quay <quay@example.com>' };

let serving: Serving;
let admin: Console;
beforeAll(async () => {
  serving = await Serving.start({}, { simulatedMarket: true });
  admin = await Console.first(serving);
});
afterAll(() => serving.end());

const ask = (address: string, more: object = { channel: 'email' }) =>
  serving.ask(sendGuestCode as Call<never, unknown>, { purpose: 'register', address, ...more });

test('where coins are for practice and nothing carries messages, the console alone has the code', async () => {
  await ask(EMAIL);
  const [message] = await admin.get(outbox, { to: 'NORA@' });
  expect(message).toMatchObject({ channel: 'email', to: EMAIL, delivery: 'kept' });
  const [code] = /[0-9]{6}/.exec(message!.text!)!;
  expect(serving.logged.join('')).toContain('a message for no***@example.com is in the outbox');
  expect(serving.logged.join('')).not.toContain(code);
  const rows = await serving.withReads((reads) => reads.staff.outbox({ size: 10 }));
  expect(rows.map((row) => Buffer.from(row.sealed!).toString('latin1')).join()).not.toContain(code);
  expect(await admin.get(outbox, { to: 'ora@example' })).toEqual([]);
});

test('once a mail server is set, the console shows state and masked recipient, also of what was kept before', async () => {
  await serving.close();
  await serving.open({ mail: DEAD });
  await ask('theo@example.com');
  await ask('15123456789', { channel: 'phone', areaCode: '+49' });
  const rows = await admin.get(outbox);
  expect(rows.map(({ to, text, delivery }) => [to, text, delivery])).toEqual([
    ['+4915*******89', null, 'kept'],
    ['th***@example.com', null, 'failed'],
    ['no***@example.com', null, 'kept'],
  ]);
  expect(await admin.get(outbox, { to: '+4915' })).toEqual([]);
  expect(await admin.get(outbox, { to: PHONE })).toHaveLength(1);
});
