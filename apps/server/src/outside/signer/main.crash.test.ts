import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SignedLine } from './book.ts';
import { decodeSigned } from './decoded.ts';
import type { Signer } from './protocol.ts';
import { connectSigner } from './socket/connect-signer.ts';
import { PAYEE, TOKEN, withdrawalOf } from './testing/terms.ts';
import { fakeWeb3Signer } from './testing/web3signer.ts';

const PROGRAM = new URL('./main.ts', import.meta.url).pathname;
const SECRET = 'cd'.repeat(32);
let root: string;
let run: string;
let environment: Record<string, string>;
const undo: (() => unknown)[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'quay-signer-'));
  run = path.join(root, 'run');
  mkdirSync(run, { mode: 0o750 });
  chmodSync(root, 0o755);
  writeFileSync(inRoot('key'), 'ab'.repeat(32), { mode: 0o600 });
  writeFileSync(inRoot('secret'), SECRET, { mode: 0o600 });
  writeFileSync(inRoot('networks.json'), JSON.stringify({ networks: [network] }), { mode: 0o644 });
  environment = {
    SIGNER_LISTEN: `unix:${path.join(run, 'signer.sock')}`,
    SIGNER_DIR: inRoot('signer'),
    SIGNER_KEY_FILE: inRoot('key'),
    SIGNER_SECRET_FILE: inRoot('secret'),
    CHAINS: inRoot('networks.json'),
  };
});
afterEach(async () => {
  for (const one of undo.splice(0).reverse()) await one();
  rmSync(root, { recursive: true, force: true });
});

const inRoot = (name: string) => path.join(root, name);
const network = {
  name: 'ERC20',
  label: 'Ethereum (ERC20)',
  chainId: 31337,
  confirmations: 12,
  blockSeconds: 12,
  endpoints: ['http://127.0.0.1:1'],
  explorer: 'https://explorer.example',
  treasury: [PAYEE],
  mostFeePerGasGwei: 100,
  tokens: [
    {
      asset: 'USDT',
      contract: TOKEN,
      decimals: 6,
      depositMin: '1',
      withdrawal: { min: '10', max: '1000', fee: '1', mostADay: '2500' },
      hotLow: '10',
      hotHigh: '1000',
    },
  ],
};

type Running = { readonly child: ChildProcess; readonly said: () => string };

/** Starts it as an operator does, and waits until it says where it is. */
async function start(more: Record<string, string> = {}, account?: { uid: number; gid: number }): Promise<Running> {
  const env = { ...environment, ...more };
  const child = spawn(process.execPath, [PROGRAM], { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...account });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise((done) => child.once('exit', done));
  undo.push(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  for (const end = Date.now() + 30_000; !text.includes('The signer is at'); await sleep(20)) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`it did not start: ${text}`);
  }
  return { child, said: () => text };
}

/** Runs a command to its end. */
async function command(argument: string[], more: Record<string, string | undefined> = {}) {
  const env = { ...environment, ...more } as NodeJS.ProcessEnv;
  for (const name of Object.keys(env)) if (env[name] === undefined) delete env[name];
  const child = spawn(process.execPath, [PROGRAM, ...argument], {
    env,
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise<number | null>((done) => child.once('close', done));
  return { status, said };
}

async function connect(): Promise<Signer> {
  const signer = await connectSigner({
    address: { path: path.join(run, 'signer.sock') },
    secret: Buffer.from(SECRET, 'hex'),
    log: { warn: () => undefined },
    withinMs: 20_000,
  });
  undo.push(() => signer.close());
  return signer;
}
const book = () =>
  readFileSync(inRoot('signer/book.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SignedLine);

async function kill({ child }: Running, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  child.kill(signal);
  return ended;
}

/** Asks until the signer is there again. */
async function ask<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + 30_000; ; await sleep(50)) {
    try {
      return await work();
    } catch (error) {
      if ((error as Error).name !== 'SignerUnavailable' || Date.now() > end) throw error;
    }
  }
}

test('it signs within its own terms, ends when it is told to, and has the same limits after a start', async () => {
  const first = await start();
  const signer = await connect();
  const one = await signer.sign(withdrawalOf({ atoms: '1000000000' }));
  await signer.sign(withdrawalOf({ withdrawal: 8, nonce: 1, atoms: '1000000000' }));
  await expect(signer.sign(withdrawalOf({ withdrawal: 9, nonce: 2, atoms: '1000000001' }))).rejects.toThrow('at-once');
  expect(await kill(first, 'SIGTERM')).toBe(0);
  await start();
  expect(await ask(() => signer.sign(withdrawalOf({ atoms: '1000000000' })))).toEqual(one);
  await expect(signer.sign(withdrawalOf({ withdrawal: 9, nonce: 2, atoms: '500000001' }))).rejects.toThrow('a-day');
  for (const file of ['signer', 'signer/seed.sealed', 'signer/book.jsonl']) {
    expect(statSync(inRoot(file)).mode & 0o077, file).toBe(0);
  }
});

test('killed at any moment it never signs a second payload for a withdrawal', async () => {
  let running = await start();
  const signer = await connect();
  const got = new Map<number, string>();
  for (let withdrawal = 0; withdrawal < 3; withdrawal += 1) {
    const request = withdrawalOf({ withdrawal, nonce: withdrawal, atoms: '1000000' });
    const context = signer.sign(request).catch(() => undefined);
    // From before the question has arrived to after its answer.
    await sleep(withdrawal * 4);
    await kill(running);
    running = await start();
    const early = await context;
    const other = ask(() => signer.sign({ ...request, to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }));
    const isKnown = book().some((line) => line.request.kind === 'withdrawal' && line.request.withdrawal === withdrawal);
    if (isKnown) await expect(other).rejects.toThrow('other-payload');
    else await other;
    const last = await ask(() =>
      signer.sign(isKnown ? request : { ...request, to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }),
    );
    if (early) expect(last).toEqual(early);
    got.set(withdrawal, last.raw);
  }
  const payees = new Map<number, Set<string>>();
  for (const { request } of book()) {
    if (request.kind !== 'withdrawal') continue;
    payees.set(request.withdrawal, (payees.get(request.withdrawal) ?? new Set()).add(`${request.to} ${request.nonce}`));
  }
  expect([...payees.values()].map(({ size }) => size)).toEqual([1, 1, 1]);
  expect(
    new Set(await Promise.all([...got.values()].map(async (raw) => (await decodeSigned(raw as `0x02`))?.nonce))).size,
  ).toBe(3);
});

describe('with the hot wallet in Web3Signer', () => {
  let fake: Awaited<ReturnType<typeof fakeWeb3Signer>>;
  let remote: Record<string, string>;
  beforeEach(async () => {
    fake = await fakeWeb3Signer(`0x${'17'.repeat(32)}`);
    undo.push(() => fake.close());
    remote = { WEB3SIGNER_URL: fake.url.href, WEB3SIGNER_PUBLIC_KEY: fake.publicKey };
  });

  test('killed between the book and the signature it gives the same payload after the start, and no other', async () => {
    const running = await start(remote);
    const signer = await connect();
    fake.fault = 'silent';
    const context = signer.sign(withdrawalOf()).catch(() => undefined);
    while (fake.requests.length < 3) await sleep(10);
    await kill(running);
    fake.fault = undefined;
    await start(remote);
    const signed = (await context) ?? (await ask(() => signer.sign(withdrawalOf())));
    expect(await decodeSigned(signed.raw)).toMatchObject({ from: signer.hotWallet, to: PAYEE, nonce: 0 });
    const other = withdrawalOf({ to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' });
    await expect(ask(() => signer.sign(other))).rejects.toThrow('other-payload');
    await expect(signer.sign(withdrawalOf({ withdrawal: 8 }))).rejects.toThrow('nonce-taken');
    expect(book().filter(({ signature }) => signature)).toHaveLength(1);
  });

  test('locked, the withdrawal waits and the state says why; its own caps stand before it', async () => {
    await start(remote);
    const signer = await connect();
    fake.fault = 'locked';
    const before = fake.requests.length;
    await expect(signer.sign(withdrawalOf({ atoms: '1000000001' }))).rejects.toThrow('above-most-at-once');
    expect(fake.requests).toHaveLength(before);
    await expect(signer.sign(withdrawalOf())).rejects.toThrow('the signer cannot sign now: Web3Signer does not have');
    expect(signer.state()).toMatchObject({ up: false, why: expect.stringContaining('does not have the key') });
    fake.fault = undefined;
    expect((await signer.sign(withdrawalOf())).raw).toMatch(/^0x02/);
    expect(signer.state()).toEqual({ up: true });
    fake.fault = 'high-s';
    await expect(signer.sign(withdrawalOf({ withdrawal: 8, nonce: 1 }))).rejects.toThrow('wrong-signature');
  });

  test('it starts while Web3Signer is away, and not with a key that Web3Signer does not have', async () => {
    fake.fault = 'down';
    const running = await start(remote);
    expect(running.said()).toContain('Withdrawals wait: Web3Signer answers 500');
    await kill(running);
    fake.fault = 'locked';
    expect(await command([], remote)).toEqual({
      status: 1,
      said: expect.stringMatching(/^The signer cannot start: Web3Signer does not have the key of 0x[0-9a-fA-F]{40}\n$/),
    });
  });
});

test('a setting that cannot be used is one line, and an end', async () => {
  const { status, said } = await command([], { MASTER_KEY: 'ab'.repeat(32) });
  expect({ status, said }).toEqual({
    status: 1,
    said: 'The signer cannot start: MASTER_KEY is of the server alone: the signer must not have it\n',
  });
});

describe('the key', () => {
  test('is made, rotated and tried by a command each', async () => {
    const running = await start();
    const { hotWallet } = await connect();
    expect((await command(['make-key', 'next'])).said).toContain('There is a new key in next');
    expect(await command(['make-key', 'next'])).toMatchObject({
      status: 1,
      said: expect.stringContaining('there already'),
    });
    expect((await command(['check'])).said).toContain(`Hot wallet of this seed: ${hotWallet}`);
    // A running signer goes on with what it has opened.
    expect(await command(['rotate-key'], { SIGNER_NEW_KEY_FILE: 'next' })).toMatchObject({ status: 0 });
    await kill(running);
    expect(await command(['check'])).toMatchObject({
      status: 1,
      said: expect.stringContaining('does not open its seed'),
    });
    expect((await command(['check'], { SIGNER_KEY_FILE: 'next' })).said).toContain(hotWallet);
    expect(await command([])).toMatchObject({ status: 1, said: expect.stringContaining('does not open its seed') });
    await start({ SIGNER_KEY_FILE: inRoot('next') });
    expect((await connect()).hotWallet).toBe(hotWallet);
  });

  test('a command makes no seed, and an unknown one is said', async () => {
    expect(await command(['check'])).toMatchObject({ status: 1, said: expect.stringContaining('there is no seed in') });
    expect(existsSync(inRoot('signer'))).toBe(false);
    expect(await command(['rotate'])).toMatchObject({
      status: 1,
      said: expect.stringContaining('there is no command rotate'),
    });
  });

  test('may come by a pipe, and is then nowhere on the disk', async () => {
    await kill(await start());
    const line = `printf '%s\\n' ${'ab'.repeat(32)} | "${process.execPath}" "${PROGRAM}" check`;
    const env = { ...environment, SIGNER_KEY_FILE: '/dev/stdin' };
    const { stdout } = spawnSync('/bin/sh', ['-c', line], { env, encoding: 'utf8', timeout: 30_000 });
    expect(stdout).toContain('The key opens the seed');
  });
});

test.skipIf(process.getuid?.() !== 0)(
  'under another account the one that serves can read neither its files nor its process',
  async () => {
    const signers = { uid: 64_001, gid: 64_003 };
    const servers = { uid: 64_002, gid: 64_003 };
    for (const name of ['key', 'secret', 'run']) chownSync(inRoot(name), signers.uid, signers.gid);
    mkdirSync(inRoot('signer'), { mode: 0o700 });
    chownSync(inRoot('signer'), signers.uid, signers.gid);
    const { child } = await start({}, signers);
    const signer = await connect();
    expect((await signer.sign(withdrawalOf())).raw).toMatch(/^0x02/);
    const as = (account: typeof signers, file: string) => spawnSync('/bin/cat', [file], account).status === 0;
    const secrets = ['key', 'signer/seed.sealed', 'signer/book.jsonl'].map(inRoot).concat(`/proc/${child.pid}/environ`);
    expect(secrets.map((file) => as(signers, file))).toEqual(secrets.map(() => true));
    expect(secrets.map((file) => as(servers, file))).toEqual(secrets.map(() => false));
  },
);
