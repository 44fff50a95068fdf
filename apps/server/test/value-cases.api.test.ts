import { marketOf } from '@quay/cast';
import type { Call } from '@quay/contract';
import { placeOrder } from '@quay/contract/spot';
import {
  closeCase,
  type Dashboard,
  dashboard,
  type UserDetail,
  user,
  type ValueCaseOfConsole,
  valueCases,
} from '@quay/contract/staff';
import { ONE, text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Console } from './console.ts';
import { caseReasons } from './reached/staff.ts';
import { reasonOf, Serving } from './serving.ts';

const giver = { username: 'giver1042', password: 'tall harbour 42' };
const getter = { username: 'getter1043', password: 'small harbour 43' };
let serving: Serving;
let risk: Console;
let support: Console;
beforeAll(async () => {
  serving = await Serving.start();
  const admin = await Console.first(serving);
  risk = await admin.colleague('ruth', 'Risk');
  support = await admin.colleague('sam', 'Support');
});
afterAll(() => serving.end());

const saidOf = (user: number) =>
  serving.withReads(async ({ staff }) =>
    (await staff.audit({ subject: `user ${user}`, size: 10 })).map(({ act }) => act),
  );

type Person = Awaited<ReturnType<Serving['register']>>;

/** One sells to the other at a twentieth below the last price; a small trade at it goes before. */
async function gives(giving: Person, getting: Person, usdt: string): Promise<void> {
  const { referencePrice, tick } = marketOf('BTC');
  const low = (referencePrice * 95n) / 100n;
  const sellsAt = async (price: bigint, quantity: string) => {
    const request = { symbol: 'BTC', type: 'limit', price: text(price), quantity };
    await serving.get(placeOrder as Call<never, unknown>, { ...request, side: 'sell' }, { token: giving.token });
    await serving.get(placeOrder as Call<never, unknown>, { ...request, side: 'buy' }, { token: getting.token });
  };
  await sellsAt(referencePrice, '0.001');
  await sellsAt(low - (low % tick), text((units(usdt) * ONE) / (referencePrice - low)).slice(0, 6));
}

async function untilSaid(id: number, times: number): Promise<void> {
  for (const end = Date.now() + 20_000; (await saidOf(id)).length < times && Date.now() < end; ) {
    await new Promise((next) => setTimeout(next, 50));
  }
}

const listed = (request: object = {}) => risk.get(valueCases as Call<never, ValueCaseOfConsole[]>, request);
const waiting = async () => {
  const { queues } = await risk.get(dashboard as Call<never, Dashboard>);
  return queues.find(({ queue }) => queue === 'cases')?.waiting;
};
const close = async (caseId: number, reason = 'asked the giver by phone') =>
  reasonOf(await risk.ask(closeCase, { caseId, reason }));

test('value that is given away is a case until staff close it, and again when more is given', async () => {
  const [giving, getting] = [await serving.register(giver), await serving.register(getter)];
  const [from, to] = [giving.member.id, getting.member.id];
  await gives(giving, getting, '700');
  await untilSaid(from, 1);
  expect(await saidOf(from)).toEqual(['value-given']);
  expect(await saidOf(to)).toEqual(['value-got']);
  const [said] = await serving.withReads(({ staff }) => staff.audit({ act: 'value-given', size: 1 }));
  expect(JSON.parse(said!.details)).toMatchObject({ counterparty: String(to), case: '1' });
  await serving.close();
  await serving.open();
  expect(await saidOf(from)).toEqual(['value-given']);

  // The page says who gave how much to whom, and when; the rail counts it.
  const [row] = await listed();
  const people = { giver: { userId: from, username: giver.username }, receiver: { userId: to } };
  expect(row).toMatchObject({ caseId: 1, ...people, trades: 2, state: 'open', closedBy: null });
  expect(Number(row!.amount)).toBeGreaterThan(500);
  expect(row!.firstAt).toBeLessThan(row!.lastAt);
  expect(row!.day).toBe(row!.lastAt - (row!.lastAt % 86_400_000));
  expect(await waiting()).toBe(1);
  expect(await listed({ userId: String(to) })).toEqual([row]);
  expect(await listed({ userId: '1' })).toEqual([]);

  // Not without a reason, not by everybody, and once.
  expect(await close(1, ' ')).toBe('staff/reason-missing');
  expect(await close(9)).toBe('staff/case-unknown');
  expect(reasonOf(await support.ask(closeCase, { caseId: 1, reason: 'fine' }))).toBe('edge/forbidden');
  expect(await close(1)).toBeUndefined();
  expect(await close(1)).toBe('staff/case-closed');
  expect(await listed()).toEqual([]);
  expect(await waiting()).toBe(0);
  expect(await listed({ state: 'closed' })).toMatchObject([
    { caseId: 1, state: 'closed', closedBy: 'ruth of Risk', closedReason: 'asked the giver by phone' },
  ]);
  for (const userId of [from, to]) {
    const { history } = await risk.get(user as Call<never, UserDetail>, { userId: String(userId) });
    expect(history[0]).toMatchObject({ act: 'close-case', reason: 'asked the giver by phone' });
  }
  await serving.close();
  await serving.open();
  expect(await listed()).toEqual([]);

  await gives(giving, getting, '700');
  await untilSaid(from, 3);
  expect(await listed()).toMatchObject([{ caseId: 2, state: 'open', trades: 4 }]);
  expect(await close(1)).toBe('staff/case-grown');
  for (const reason of caseReasons) expect(serving.reasons).toContain(reason);
});
