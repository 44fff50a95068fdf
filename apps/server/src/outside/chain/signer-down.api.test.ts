import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestWithdrawal, Withdrawal } from '@quay/core';
import { units } from '@quay/money';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSigner } from '../signer/service.ts';
import { connectSigner } from '../signer/socket/connect-signer.ts';
import { listenForServer } from '../signer/socket/listen.ts';
import type { Chain } from './chain.ts';
import { createChain } from './create-chain.ts';
import { coreLedger } from './deposits/core-ledger.ts';
import { createPayouts } from './payouts/payouts.ts';
import { signerTerms } from './signer-terms.ts';
import { openStage, type Stage, until } from './testing/stage.ts';

const SECRET = Buffer.alloc(32, 1);
const PACE = { pollMs: 60, callMs: 1_500, restMs: 1_000, inspectMs: 300 };
let stage: Stage;
let folder: string;
let chain: Chain;
let listener: { close(): Promise<void> };
const undo: (() => unknown)[] = [];

/** A signer by itself, as `npm run signer` opens it. */
async function listen(): Promise<void> {
  const terms = signerTerms(stage.developmentChain.networks);
  const service = openSigner({ folder: path.join(folder, 'signer'), keyFile: path.join(folder, 'key'), terms });
  const address = { path: path.join(folder, 'signer.sock') };
  const open = await listenForServer({ address, secret: SECRET, service, log: () => undefined, broken: expect.fail });
  listener = {
    async close() {
      await open.close();
      service.close();
      listener = { close: async () => undefined };
    },
  };
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-signer-away-'));
  writeFileSync(path.join(folder, 'key'), 'ab'.repeat(32), { mode: 0o600 });
  stage = await openStage();
  await stage.closeChain();
  await listen();
  const { core, rows, shown, developmentChain } = stage;
  const say = (line: string) => void stage.logged.push(line);
  const log = { warn: say, error: say };
  const signer = await connectSigner({ address: { path: path.join(folder, 'signer.sock') }, secret: SECRET, log });
  chain = await createChain({
    networks: developmentChain.networks,
    signer,
    rows,
    ledger: coreLedger(core, shown),
    log,
    now: Date.now,
    hold: async () => undefined,
    payouts: (parts) => createPayouts(parts, { signer, rows, core, notify: () => undefined, now: Date.now }),
    pace: PACE,
    developmentChain,
  });
  undo.push(
    () => signer.close(),
    () => chain.close(),
  );
  const token = developmentChain.networks
    .find(({ name }) => name === 'ERC20')!
    .tokens.find(({ asset }) => asset === 'USDT')!;
  const hot = () => chain.access('ERC20').tokensOf(token.contract, chain.hotWallet);
  await until(async () => (await hot()) >= 20_000_000_000n, 'a hot wallet with coins');
});
afterAll(async () => {
  for (const one of undo.reverse()) await one();
  await listener.close();
  await stage.end();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(owner: number, requestId: string, address: Address): Promise<number> {
  const input: RequestWithdrawal = {
    owner,
    requestId,
    asset: 'USDT',
    network: 'ERC20',
    address,
    amount: units('100'),
    fee: units('1.5'),
    provenBy: 'totp',
    needs: 0,
    dayLimit: units('1000000'),
    dayCount: 1_000,
  };
  const { outcome } = await stage.core.submit<{ withdrawal: number }>('wallet/request-withdrawal', input);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  return outcome.value.withdrawal;
}

const alarms = async () => (await chain.status()).alarms.map(({ alarm }) => alarm);
const row = (owner: number, id: number, is: (row: Withdrawal) => boolean) =>
  until(async () => {
    const found = await stage.rows.withdrawalOf(owner, id);
    return found && is(found) && found;
  }, `withdrawal ${id}: ${is}`);

test('while the signer is away withdrawals wait, deposits go on and staff hear of it; then each is paid once', async () => {
  const { alice, bob } = stage.users;
  for (const user of [alice, bob]) {
    await chain.testCoins!('ERC20', 'USDT', await chain.addressOf(user));
    await until(async () => (await stage.balance(user, 'USDT')) === units('1000'), 'coins to withdraw');
  }
  const first = await ask(alice, 'one', privateKeyToAddress(generatePrivateKey()));
  await row(alice, first, ({ state }) => state === 'success');

  await listener.close();
  const owners = [alice, bob];
  const payees = owners.map(() => privateKeyToAddress(generatePrivateKey()));
  const waiting = await Promise.all(payees.map((to, at) => ask(owners[at]!, 'two', to)));
  await until(async () => (await alarms()).includes('signer-away'), 'an alarm');
  expect(chain.signer()).toMatchObject({ up: false, why: expect.stringContaining('unix:') });
  // Nothing of it stops what comes in.
  const before = await stage.balance(alice, 'USDT');
  await chain.testCoins!('ERC20', 'USDT', await chain.addressOf(alice));
  await until(async () => (await stage.balance(alice, 'USDT')) === before + units('1000'), 'a deposit');
  for (const [at, id] of waiting.entries()) {
    expect((await row(owners[at]!, id, () => true)).state).toBe('approved');
  }
  // Said once, and not as a fault of ours.
  expect(stage.logged.filter((line) => line.includes('a payout failed'))).toEqual([]);
  expect(stage.logged.filter((line) => line.includes('a payout waits'))).not.toEqual([]);

  await listen();
  const paid = await Promise.all(waiting.map((id, at) => row(owners[at]!, id, ({ state }) => state === 'success')));
  expect(new Set(paid.map(({ nonce }) => nonce)).size).toBe(2);
  const token = chain.token('ERC20', 'USDT')!;
  for (const to of payees) expect(await chain.access('ERC20').tokensOf(token.contract, to)).toBe(98_500_000n);
  await until(async () => !(await alarms()).includes('signer-away'), 'the end of the alarm');
  expect(chain.signer()).toEqual({ up: true });
});
