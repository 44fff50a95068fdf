import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { release } from '@quay/contract/c2c';
import { catalog } from '@quay/contract/catalog';
import { placeOrder } from '@quay/contract/spot';
import { ask as askDatabase } from '@quay/store/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rotate } from '../../../tools/rotate-master-key.ts';
import { verify } from '../../../tools/verify.ts';
import { isWayOut } from '../src/integrity/ways-out.ts';
import { Clock } from './account.ts';
import { stoppedReasons } from './reached/wallet.ts';
import { reasonOf, Serving } from './serving.ts';
import { Withdrawer } from './withdrawer.ts';

let serving: Serving;
let somebody: Withdrawer;
const clock = new Clock();
const METRICS_TOKEN = 'figures-of-this-test';

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now }, { metricsToken: METRICS_TOKEN }, 'embedded');
  somebody = await Withdrawer.sign(serving, clock, 'integrity');
});
afterAll(() => serving.end());
/** Each begins with a server that is stopped. */
beforeEach(async () => {
  await serving.close();
});

/** All calls by which coins could leave, and those by which staff let them. */
const waysOut = [
  'account/close-account',
  'c2c/buy',
  'c2c/legacy-open',
  'c2c/legacy-pass',
  'c2c/quick-buy',
  'c2c/quick-sell',
  'c2c/release',
  'c2c/sell',
  'following/change-terms',
  'following/follow',
  'staff/decide-approval',
  'staff/decide-credit',
  'staff/decide-withdrawal',
  'staff/rule-appeal',
  'verification/apply-business',
  'wallet/send-to-user',
  'wallet/withdraw',
];

const keyFile = () => path.join(serving.dataDir, 'keys', 'master.key');
const sql = (text: string) => serving.withDatabase((url) => askDatabase(url, text));
const tooled = (program: (env: NodeJS.ProcessEnv, say: (line: string) => void) => Promise<unknown>) => {
  const lines: string[] = [];
  const result = program({ DATA_DIR: serving.dataDir }, (line) => lines.push(line));
  return result.then((value) => ({ value, lines }));
};

it('serves what was changed while it was stopped to nobody who would take it away', async () => {
  await serving.close();
  await sql(`update accounts set available = available + 1000000 where owner = ${somebody.id} and asset = 'USDT'`);
  serving.logged.length = 0;
  await serving.open();
  // The start itself knows, before anybody is served.
  const health = await (await fetch(`${serving.url}/health`)).json();
  expect(health).toMatchObject({ healthy: true, role: 'leader', sound: false });
  expect(serving.logged.join('\n')).toContain('the database was changed: accounts: rows were changed');
  // Every way out is stopped with words of its own; trading is not.
  const stopped = catalog.filter(isWayOut);
  expect(stopped.map(({ call }) => call.name).sort()).toEqual(waysOut);
  for (const { call } of stopped) {
    const answer = await somebody.account.ask(call, {});
    expect([call.name, answer.status, reasonOf(answer)]).toEqual([call.name, 200, stoppedReasons[0]]);
  }
  const order = { symbol: 'BTC', side: 'buy', type: 'market', amount: '20' };
  expect((await somebody.account.ask(placeOrder, order)).envelope.code).not.toBe(14082);
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect(await (await fetch(`${serving.url}/metrics`, { headers })).text()).toMatch(
    /^quay_database_differences [1-9]/m,
  );

  // The inspection names the row and what it should be, and rings in the console.
  const key = `accounts ${somebody.id}/spot/USDT: available is`;
  for (let tries = 0; tries < 100 && !serving.logged.join('\n').includes(key); tries++) await sleep(200);
  expect(serving.logged.join('\n')).toMatch(new RegExp(`${key} \\d+.*, should be \\d+`));
  await sleep(200);
  const [alarm] = await serving.withReads(({ chain }) => chain.openAlarms());
  expect(alarm).toMatchObject({ network: 'ALL', alarm: 'database-changed' });
  await serving.close();

  const proved = await tooled((env, say) => verify([], env, say));
  expect(proved.value).toBe(false);
  expect(proved.lines.join('\n')).toContain(`DIFFERENT ${key}`);

  // Put right it is believed again.
  await sql(`update accounts set available = available - 1000000 where owner = ${somebody.id} and asset = 'USDT'`);
  await serving.open();
  expect(await (await fetch(`${serving.url}/health`)).json()).toMatchObject({ sound: true });
  await serving.close();
  const again = await tooled((env, say) => verify([serving.dataDir], env, say));
  expect(again.lines.at(-1)).toMatch(/^ok: \d+ rows at batch \d+, \d+ batches$/);
  expect(again.value).toBe(true);
});

it('refuses a wrong master key and a missing one before it listens, and makes no new one', async () => {
  const key = readFileSync(keyFile());
  writeFileSync(keyFile(), `${randomBytes(32).toString('hex')}\n`);
  await expect(serving.open()).rejects.toThrow('is not the key that this database was sealed with');
  await expect(serving.open({ masterKey: randomBytes(32) })).rejects.toThrow('MASTER_KEY is not the key');
  rmSync(keyFile());
  await expect(serving.open()).rejects.toThrow('the master key is missing');
  expect(existsSync(keyFile())).toBe(false);
  // A folder of the version before has no ring, but it has sealed rows: they decide.
  await sql('create table ring as select * from key_ring; delete from key_ring');
  await expect(serving.open()).rejects.toThrow('the master key is missing');
  writeFileSync(keyFile(), `${randomBytes(32).toString('hex')}\n`);
  await expect(serving.open()).rejects.toThrow('is not the key that this database was sealed with');
  await sql('insert into key_ring select * from ring; drop table ring');
  writeFileSync(keyFile(), key);
  await serving.open();
});

it('changes the master key, also when it is interrupted, and everything sealed opens', async () => {
  const before = readFileSync(keyFile(), 'utf8');
  const sealed = () => sql('select get_byte(sealed, 0) as version, get_byte(sealed, 1) as key from authenticators');
  // Ended after the key was changed and before anything was sealed anew.
  const interrupted = tooled((env, say) =>
    rotate(env, (line) => {
      say(line);
      throw new Error('killed');
    }),
  );
  await expect(interrupted).rejects.toThrow('killed');
  expect(readFileSync(keyFile(), 'utf8')).not.toBe(before);
  expect(await sealed()).toMatchObject([{ version: 1 }]);
  // The server may run meanwhile: the old key of the ring opens what it sealed.
  await serving.open();
  await serving.close();
  const changed = readFileSync(keyFile(), 'utf8');
  const { lines } = await tooled(rotate);
  expect(lines[0]).toBe('going on with a change that was interrupted');
  expect(lines).toContain('authenticators.sealed: 1 of 1');
  expect(readFileSync(keyFile(), 'utf8')).toBe(changed);
  expect(await sealed()).toEqual([{ version: 2, key: 2 }]);
  await serving.open();
  // Signing in with the authenticator opens its secret.
  const again = await somebody.account.ask(release, { orderId: 1 });
  expect(again.status).toBeLessThan(500);
  await serving.close();
  // And the next change goes the whole way.
  await tooled(rotate);
  expect(await sealed()).toEqual([{ version: 2, key: 3 }]);
  expect(await sql('select id::int from key_ring order by id')).toEqual([{ id: 1 }, { id: 3 }]);
  writeFileSync(keyFile(), before);
  await expect(serving.open()).rejects.toThrow('is not the key that this database was sealed with');
  const [ring] = await sql('select count(*)::int as keys from key_ring');
  expect(ring).toEqual({ keys: 2 });
});
