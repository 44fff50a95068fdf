import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob, contractOf } from '@quay/cast';
import { addPush } from '@quay/contract/c2c';
import { register, type SessionOpened, sendGuestCode } from '@quay/contract/identity';
import {
  type ContractNotices,
  type NoticeSettings,
  noticeSettings,
  notices,
  placeOrder,
  saveNoticeSettings,
  seeNotices,
  setLeverage,
} from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LINEAR, move, startContracts, type Venues } from './perpetual-market.ts';
import { PushService } from './push-service.ts';
import { dataOf, reasonOf, type Serving } from './serving.ts';

const EMAIL = 'alice@example.com';
let service: PushService;
let serving: Serving;
let venues: Venues;
let alices: string;
let bobs: string;

const listed = async (token = alices) => serving.get<ContractNotices>(notices as never, {}, { token });
const events = async (token = alices) => (await listed(token)).notices.map(({ event }) => event);

async function until<Value>(look: () => Promise<Value> | Value, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}

beforeAll(async () => {
  service = await PushService.start();
  ({ serving, venues } = await startContracts([{ ...contractOf(LINEAR), referencePrice: units('50000') }], {
    notices: { pushServices: [service.origin] },
  }));
  const by = { purpose: 'register', channel: 'email', address: EMAIL };
  dataOf(await serving.ask(sendGuestCode as never, by));
  const code = await serving.codeFor(EMAIL);
  const account = { by: 'email', username: EMAIL, code, password: alice.password, agree: true };
  alices = (await serving.get<SessionOpened>(register as never, account)).token;
  bobs = (await serving.register(bob)).token;
  dataOf(await move(serving, alices, { amount: '120' }));
  dataOf(await move(serving, bobs));
  for (const token of [alices, bobs]) {
    dataOf(await serving.ask(setLeverage, { symbol: LINEAR, leverage: 50 }, { token }));
  }
  for (const [token, intent] of [
    [bobs, 'open-short'],
    [alices, 'open-long'],
  ] as const) {
    const request = { symbol: LINEAR, intent, type: 'limit', price: '50000', quantity: '0.1' };
    dataOf(await serving.ask(placeOrder, request, { token }));
  }
});
afterAll(async () => {
  await serving.end();
  await service.close();
  await venues.close();
});

test('what is a risk always reaches its owner, and the rest can be turned off', async () => {
  const save = (risk: string[], activity: string[]) =>
    serving.ask(saveNoticeSettings, { risk, activity }, { token: alices });
  const before = await serving.get<NoticeSettings>(noticeSettings as never, {}, { token: alices });
  expect(before).toMatchObject({ risk: before.bound, activity: before.bound });
  expect(reasonOf(await save([], ['app']))).toBe('c2c/channel-needed');
  expect(reasonOf(await save(['app', 'sms'], []))).toBe('c2c/channel-not-bound');
  expect(dataOf(await save(['app'], []))).toMatchObject({ risk: ['app'], activity: [] });
  dataOf(await save([...before.bound], []));
});

test('a warning comes once, by bell, push and e-mail, also across a start; a liquidation follows with its receipt', async () => {
  const { subscription } = service.browser('/alice');
  dataOf(await serving.ask(addPush, subscription, { token: alices }));
  // 117.5 less 94 are left of the equity, and 19.624 are required: 83 %.
  venues.say('49060');
  const first = await until(listed, ({ unseen }) => unseen > 0);
  expect(first).toMatchObject({
    unseen: 1,
    notices: [{ event: 'warned', symbol: LINEAR, receipt: null, seen: false }],
  });
  expect(first.notices[0]!.text).toContain('83 %');
  await until(
    () => service.taken.length,
    (count) => count === 1,
  );
  const warned = async () =>
    (await serving.mailTo(EMAIL)).filter(({ subject }) => subject.includes('near its liquidation'));
  const [letter] = await until(warned, ({ length }) => length === 1);
  expect(letter!.text).toContain(`/perpetualContract/${LINEAR}`);

  await venues.restart();
  venues.say('49070');
  await sleep(3_000);
  expect(await events()).toEqual(['warned']);
  expect([service.taken.length, (await warned()).length]).toEqual([1, 1]);

  dataOf(await serving.ask(seeNotices, { upTo: first.notices[0]!.id }, { token: alices }));
  expect(await listed()).toMatchObject({ unseen: 0, notices: [{ seen: true }] });
  venues.say('48000');
  const after = await until(listed, (all) => all.notices[0]?.receipt != null);
  expect(after).toMatchObject({ unseen: 1, notices: [{ event: 'liquidated', symbol: LINEAR }, { event: 'warned' }] });
  // Bob holds the other side, and nothing happened to it.
  expect(await events(bobs)).toEqual([]);
});
