import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { alice } from '@quay/cast';
import { memberInfo } from '@quay/contract/identity';
import { placeOrder, placeOrders } from '@quay/contract/spot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reasonOf, Serving } from './serving.ts';

let serving: Serving;
let token: string;
const stops: string[] = [];

beforeAll(async () => {
  serving = await Serving.start({ stopped: (why) => stops.push(why) }, {}, 'embedded');
  token = (await serving.register(alice)).token;
});
afterAll(() => serving.end());

/** Takes the database away, as a crash of it would. */
function killDatabase(): void {
  const file = path.join(serving.dataDir, 'postgres', 'pgdata', 'postmaster.pid');
  const pid = readFileSync(file, 'utf8').split('\n')[0]!;
  spawnSync('kill', ['-QUIT', pid]);
}

test('without its database the server says so, answers nothing that could be wrong, and says why it stops', async () => {
  expect((await serving.fetch('/health')).status).toBe(200);
  await serving.get(memberInfo, {}, { token });
  killDatabase();
  const order = { symbol: 'BTC', side: 'buy', type: 'limit', price: '64000', quantity: '0.001' };
  const placing = serving.ask(placeOrder, order, { token });

  await expect.poll(async () => (await serving.fetch('/health')).status, { timeout: 10_000 }).toBe(503);
  // Nothing is known of the session any more.
  const known = async () => reasonOf(await serving.ask(memberInfo, {}, { token }));
  await expect.poll(known, { timeout: 5_000 }).toMatch(/^edge\/(fault|busy)$/);

  const placed = await placing;
  // It may have been written before the database was gone.
  expect([placed.status, reasonOf(placed)]).toEqual([504, 'edge/outcome-unknown']);
  // The client is told nothing of what broke.
  expect(placed.text).not.toMatch(/ECONN|\.ts|postgres|pg_/i);
  await expect.poll(() => stops.length, { timeout: 20_000 }).toBe(1);
  expect(stops[0]).toMatch(/^[^\n]+$/);

  const later = await serving.ask(placeOrder, order, { token });
  expect([later.status, reasonOf(later)]).toEqual([503, 'edge/busy']);
  expect(Number(later.headers.get('retry-after'))).toBeGreaterThan(0);
  // An order that names itself may be one that was sent before: then nobody can say that nothing was done.
  for (const request of [{ ...order, clientOrderId: 'sent-before' }]) {
    const again = await serving.ask(placeOrder, request, { token });
    expect([again.status, again.envelope.code, reasonOf(again)]).toEqual([504, 504, 'edge/outcome-unknown']);
    expect(again.envelope.message).toMatch(/do not know yet/);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  const many = await serving.ask(placeOrders, { orders: [order, { ...order, clientOrderId: 'b' }] }, { token });
  expect(reasonOf(many)).toBe('edge/outcome-unknown');
});
