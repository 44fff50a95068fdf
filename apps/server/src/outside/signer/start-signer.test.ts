import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
  expect(said).toEqual(['the signer is started again: it ended']);
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
  for (const file of ['seed', 'book.jsonl']) expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
});

test('without its book it does not start', async () => {
  await (await start()).close();
  rmSync(path.join(folder, 'book.jsonl'));
  await expect(start()).rejects.toThrow('the signer cannot start: the book of the signer is gone');
});
