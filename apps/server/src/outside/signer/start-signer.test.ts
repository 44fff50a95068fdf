import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keysOf } from './keys/keys.ts';
import { SignerRefused } from './protocol.ts';
import { startSigner } from './start-signer.ts';
import { sweepOf, terms, withdrawalOf } from './testing/terms.ts';

let folder: string;
const said: string[] = [];
const running: { close(): Promise<void> }[] = [];

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'quay-signer-')), 'signer');
  said.length = 0;
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

async function start() {
  const signer = await startSigner({ folder, terms, log: { warn: (line) => void said.push(line) } });
  running.push(signer);
  return signer;
}

test('a killed signer comes back with the same keys and the same bytes', async () => {
  const signer = await start();
  const one = await signer.sign(withdrawalOf());
  process.kill(signer.pid()!, 'SIGKILL');
  const [two, sweep] = await Promise.all([signer.sign(withdrawalOf()), signer.sign(sweepOf())]);
  expect(two).toEqual(one);
  expect(sweep.raw).toMatch(/^0x02/);
  expect(said).toEqual(['the signer is started again: it ended', 'the signer is back']);
  await expect(signer.sign(withdrawalOf({ nonce: 1 }))).rejects.toThrow(SignerRefused);
  expect(await signer.signed('ERC20', signer.hotWallet, 0)).toEqual({ request: withdrawalOf(), signed: one });
  await signer.close();
  await expect(signer.sign(withdrawalOf())).rejects.toThrow('the signer is closed');

  const next = await start();
  expect(next.hotWallet).toBe(signer.hotWallet);
  expect(next.depositKey).toBe(signer.depositKey);
  expect(await next.sign(withdrawalOf())).toEqual(one);
});

test('it knows nothing of the server, and only its owner can read its folder', async () => {
  process.env.MASTER_KEY = 'ab'.repeat(32);
  try {
    const signer = await start();
    expect(readFileSync(`/proc/${signer.pid()}/environ`, 'utf8')).not.toContain('MASTER_KEY');
  } finally {
    delete process.env.MASTER_KEY;
  }
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const file of ['seed.sealed', 'book.jsonl']) expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
});

test('without its book it does not start', async () => {
  await (await start()).close();
  rmSync(path.join(folder, 'book.jsonl'));
  await expect(start()).rejects.toThrow('the signer cannot start: the book of the signer is gone');
});

test('the seed of an earlier version is sealed, and is of no use without the key, which lies apart', async () => {
  mkdirSync(folder, { mode: 0o700 });
  const seed = Buffer.alloc(32, 7);
  writeFileSync(path.join(folder, 'seed'), `${seed.toString('hex')}\n`, { mode: 0o600 });
  writeFileSync(path.join(folder, 'book.jsonl'), '', { mode: 0o600 });
  const signer = await start();
  expect(signer.hotWallet).toBe(keysOf(seed).hotWallet);
  expect(readdirSync(folder).sort()).toEqual(['book.jsonl', 'seed.sealed']);
  const inFolder = Buffer.concat(readdirSync(folder).map((name) => readFileSync(path.join(folder, name))));
  expect(inFolder.includes(seed.toString('hex'))).toBe(false);

  // A copy of the folder alone, such as a backup that leaves the keys out, is of no use.
  await signer.close();
  rmSync(path.join(path.dirname(folder), 'keys'), { recursive: true });
  await expect(start()).rejects.toThrow('the key of the signer is missing: there is no file');
});

test('a key that is named is used, another one is refused, and one that is not there is refused by name', async () => {
  const keyFile = path.join(path.dirname(folder), 'named.key');
  const startWith = () => startSigner({ folder, keyFile, terms, log: { warn: () => undefined } });
  await expect(startWith()).rejects.toThrow(`there is no file ${keyFile} (SIGNER_KEY_FILE)`);
  writeFileSync(keyFile, 'ab'.repeat(32), { mode: 0o600 });
  const signer = await startWith();
  running.push(signer);
  await signer.close();
  expect(existsSync(path.join(path.dirname(folder), 'keys'))).toBe(false);
  writeFileSync(keyFile, 'cd'.repeat(32));
  await expect(startWith()).rejects.toThrow('the signer cannot start: the key of the signer does not open its seed');
});

test('no key is in the memory of the server, and the signer has them', async ({ skip }) => {
  const signer = await start();
  await signer.sign(withdrawalOf());
  const program = new URL('./testing/search-memory.ts', import.meta.url).pathname;
  const keyFile = path.join(path.dirname(folder), 'keys', 'signer.key');
  const pids = [String(process.pid), String(signer.pid())];
  const looked = spawnSync(process.execPath, [program, folder, keyFile, ...pids], { encoding: 'utf8' });
  skip(looked.status === 2, 'no process may look at another here');
  const [ours, theirs] = JSON.parse(looked.stdout) as number[];
  expect(ours).toBe(0);
  // What an account may do to its own processes is why a real market runs the signer under another one.
  expect(theirs).toBeGreaterThan(0);
});
