import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alice } from '@quay/cast';
import { login } from '@quay/contract/identity';
import { placeOrder } from '@quay/contract/spot';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MAIN = new URL('../src/main.ts', import.meta.url).pathname;

let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-process-'));
  chmodSync(folder, 0o755);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

type Run = { child: ChildProcess; out(): string; err(): string; ended: Promise<number | null> };

function run(settings: Record<string, string>): Run {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: path.join(folder, 'data'), ...settings };
  const child = spawn(process.execPath, [MAIN], { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, out: () => out, err: () => err, ended };
}

async function addressOf(running: Run): Promise<string> {
  const seen = () => /^Quay is at (\S+)$/m.exec(running.out())?.[1];
  await expect.poll(seen, { timeout: 180_000, interval: 50 }).toBeDefined();
  return seen()!;
}

test('a bad setting is refused by name in one line', async () => {
  const refused = run({ PORT: 'eighty' });
  expect(await refused.ended).toBe(1);
  expect(refused.err()).toBe('Quay cannot start: PORT must be a number from 0 to 65535, not "eighty"\n');
  expect(refused.out()).toBe('');
});

test('a port in use is one line, and nothing was started', async () => {
  const other: Server = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const refused = run({ PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.err()).toBe(
    `Quay cannot start: port ${port} of 127.0.0.1 is in use; stop what uses it, or set PORT to another one.\n`,
  );
  await new Promise((resolve) => other.close(resolve));
});

test('a fresh start prints its address and demo logins, trades, drains on SIGTERM, and starts again', async () => {
  const first = run({ PORT: '0', LOG_LEVEL: 'warn' });
  const url = await addressOf(first);
  expect(first.out()).toContain(`${alice.username}   ${alice.password}`);
  expect((await fetch(`${url}/health`)).status).toBe(200);

  const post = async (at: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', 'access-auth-token': token };
    const answer = await fetch(at, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await answer.json()) as { code: number; data: { token: string; status: string; orderId: number } };
  };
  const session = await post(url + login.path, alice);
  expect(session.code).toBe(0);
  const order = { symbol: 'BTC', side: 'buy', type: 'market', amount: '100', clientOrderId: 'demo-1' };
  const bought = await post(url + placeOrder.path, order, session.data.token);
  expect(bought).toMatchObject({ code: 0, data: { status: 'filled' } });

  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.err()).toBe('');

  const second = run({ PORT: '0', LOG_LEVEL: 'warn' });
  const again = await addressOf(second);
  expect(await post(again + placeOrder.path, order, session.data.token)).toEqual(bought);
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
});
