import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestWithdrawal, Withdrawal } from '@quay/core';
import { units } from '@quay/money';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decodeSigned } from '../../signer/decoded.ts';
import { ChainUnreachable } from '../chain-access.ts';
import { atomsOf, type Network, type Token } from '../networks.ts';
import { openStage, type Stage, until } from '../testing/stage.ts';
import { createViemAccess } from '../viem-access.ts';
import { payoutSteps } from './steps.ts';
import { Died, type Life, live } from './testing/life.ts';

const AMOUNT = units('100');
const FEE = units('1.5');
const GWEI = 1_000_000_000n;

let stage: Stage;
let erc20: Network;
let owner = 5_000;
const lives: Life[] = [];

beforeAll(async () => {
  stage = await openStage();
  erc20 = stage.developmentChain.networks.find(({ name }) => name === 'ERC20')!;
  // The treasury fills it.
  const token = tokenOf(erc20);
  await until(async () => (await held(token, stage.signer.hotWallet)) >= 20_000_000_000n, 'a hot wallet with coins');
  await until(async () => (await access(erc20).gasOf(stage.signer.hotWallet)) > 10n ** 15n, 'a hot wallet with gas');
});
afterAll(() => stage.end());
/** Each has an owner of its own: what one leaves under way keeps no other waiting. */
beforeEach(async () => {
  owner += 1;
  await stage.core.submit('wallet/open-account', { owner, kind: 'user' });
  await stage.core.submit('wallet/credit-deposit', {
    network: 'ERC20',
    txHash: `0x${String(owner).padStart(64, '0')}`,
    logIndex: 0,
    owner,
    asset: 'USDT',
    amount: units('1000'),
    block: 1,
  });
});
afterEach(async () => {
  for (const life of lives.splice(0)) life.end();
  await stage.developmentChain.hands.setBaseFee('ERC20', GWEI);
  await stage.developmentChain.hands.run('ERC20');
  await stage.rows.resumeNetwork('ERC20');
});

const silent = { raise: async () => undefined, end: async () => undefined };
const access = (network: Network) => createViemAccess(network, silent, { callMs: 2_000 });
const tokenOf = (network: Network): Token => network.tokens.find(({ asset }) => asset === 'USDT')!;
const held = (token: Token, of: Address) => access(erc20).tokensOf(token.contract, of);
const somebody = () => privateKeyToAddress(generatePrivateKey());
const begin = (how: Parameters<typeof live>[2] = {}, network = erc20): Life => {
  const life = live(stage, network, how);
  lives.push(life);
  return life;
};

/** Asks for a withdrawal that needs nobody; gives its number. */
async function ask(address: Address, amount = AMOUNT): Promise<number> {
  const input: RequestWithdrawal = {
    owner: owner,
    requestId: 'once',
    asset: 'USDT',
    network: 'ERC20',
    address,
    amount,
    fee: FEE,
    provenBy: 'totp',
    needs: 0,
    dayLimit: units('1000000'),
    dayCount: 1_000,
  };
  const { outcome } = await stage.core.submit<{ withdrawal: number }>('wallet/request-withdrawal', input);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  const { withdrawal } = outcome.value;
  await rowOf(withdrawal, () => true);
  return withdrawal;
}

const rowOf = (id: number, is: (row: Withdrawal) => boolean): Promise<Withdrawal> =>
  until(async () => {
    const row = await stage.rows.withdrawalOf(owner, id);
    return row && is(row) && row;
  }, `withdrawal ${id}: ${is}`);

/** Looks again and again until the withdrawal is over, or the life. */
async function work(life: Life, id: number): Promise<Withdrawal | undefined> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(30)) {
    try {
      await life.payouts.step();
    } catch (error) {
      if (!(error instanceof Died) && !life.isDead) throw error;
    }
    if (life.isDead) return undefined;
    const row = (await stage.rows.withdrawalOf(owner, id))!;
    if (row.doneAt !== null) return row;
  }
  throw new Error(`withdrawal ${id} is not over after a minute`);
}

/** What is true however often it was interrupted. */
async function isPaidOnce(id: number, to: Address, before: { hot: bigint; nonce: number; balance: bigint }) {
  const token = tokenOf(erc20);
  const atoms = atomsOf(AMOUNT - FEE, token.decimals)!;
  const row = await rowOf(id, ({ state }) => state === 'success');
  expect(await held(token, to)).toBe(atoms);
  expect(await held(token, stage.signer.hotWallet)).toBe(before.hot - atoms);
  expect(await access(erc20).nonce(stage.signer.hotWallet)).toBe(before.nonce + 1);
  expect(row.nonce).toBe(before.nonce);
  expect(await stage.balance(owner, 'USDT')).toBe(before.balance - AMOUNT);
  expect(await decodeSigned(row.raw as `0x${string}`)).toMatchObject({ to, amount: atoms, nonce: row.nonce });
  const signed = await stage.rows.transactionsOf('withdrawal', id);
  expect(signed.filter(({ state }) => state === 'mined').map(({ txHash }) => txHash)).toEqual([row.txHash]);
  expect(signed.every(({ nonce }) => nonce === row.nonce)).toBe(true);
  return row;
}

const balancesNow = async () => ({
  hot: await held(tokenOf(erc20), stage.signer.hotWallet),
  nonce: await access(erc20).nonce(stage.signer.hotWallet),
  balance: await stage.balance(owner, 'USDT'),
});
const alarmsNow = async () => (await stage.rows.openAlarms()).map(({ alarm }) => alarm);

test('an approved withdrawal is signed, sent and settled, and its owner hears of both', async () => {
  const before = await balancesNow();
  const to = somebody();
  const id = await ask(to);
  const life = begin();
  await work(life, id);
  await isPaidOnce(id, to, before);
  expect(life.notify.map(([event, { id: of }]) => [event, of])).toEqual([
    ['sent', id],
    ['success', id],
  ]);
  expect(new Set(life.passed)).toEqual(new Set(payoutSteps));
});

describe('a process that ends at a step pays once all the same', () => {
  test.each(payoutSteps)('%s', async (endsAt) => {
    const before = await balancesNow();
    const to = somebody();
    const id = await ask(to);
    const first = begin({ endsAt });
    expect(await work(first, id)).toBeUndefined();
    expect(first.passed.at(-1)).toBe(endsAt);
    first.end();
    await work(begin(), id);
    await rowOf(id, ({ state }) => state === 'success');
    await isPaidOnce(id, to, before);
  });

  test('and one that ends again and again, each time a step later', async () => {
    const before = await balancesNow();
    const to = somebody();
    const id = await ask(to);
    // What was signed is found in the signer's book, so that it is not written a second time by the one who signs.
    const reachable = payoutSteps.filter((name) => name !== 'payout/written');
    for (const endsAt of reachable) {
      const life = begin({ endsAt });
      await work(life, id);
      expect(life.passed.at(-1)).toBe(endsAt);
      life.end();
    }
    await work(begin(), id);
    await isPaidOnce(id, to, before);
  });
});

test('two processes at once pay once', async () => {
  const before = await balancesNow();
  const to = somebody();
  const id = await ask(to);
  await Promise.all([work(begin(), id), work(begin(), id)]);
  await isPaidOnce(id, to, before);
});

test('one that is in no block is replaced by a dearer one of the same nonce', async () => {
  const { hands } = stage.developmentChain;
  const before = await balancesNow();
  const to = somebody();
  const id = await ask(to);
  await hands.hold('ERC20');
  const life = begin();
  await life.payouts.step();
  const first = await rowOf(id, ({ state }) => state === 'broadcasting');
  await hands.setBaseFee('ERC20', 20n * GWEI);
  await hands.mine('ERC20', 9);
  await life.payouts.step();
  expect(await stage.rows.transactionsOf('withdrawal', id)).toHaveLength(1);

  await hands.mine('ERC20', 2);
  await life.payouts.step();
  const [second] = await stage.rows.transactionsOf('withdrawal', id);
  expect(second).toMatchObject({ nonce: first.nonce, state: 'signed' });
  expect(second!.txHash).not.toBe(first.txHash);
  expect(await alarmsNow()).toContain('stuck-transaction');
  await hands.run('ERC20');
  await work(life, id);
  const done = await isPaidOnce(id, to, before);
  expect(done.txHash).toBe(second!.txHash);
  const states = (await stage.rows.transactionsOf('withdrawal', id)).map(({ state }) => state);
  expect(states).toEqual(['mined', 'replaced']);
  expect(await alarmsNow()).not.toContain('stuck-transaction');
});

test('a network that is away keeps it waiting, and a halted one too', async () => {
  const before = await balancesNow();
  const to = somebody();
  const id = await ask(to);
  const unreachable = begin({}, { ...erc20, endpoints: ['http://127.0.0.1:9'] });
  await expect(unreachable.payouts.step()).rejects.toThrow(ChainUnreachable);
  await stage.rows.haltNetwork('ERC20', 'a test', undefined, Date.now());
  const life = begin();
  await life.payouts.step();
  expect(await stage.rows.transactionsOf('withdrawal', id)).toEqual([]);
  expect((await rowOf(id, () => true)).state).toBe('approved');
  await stage.rows.resumeNetwork('ERC20');
  await work(life, id);
  await isPaidOnce(id, to, before);
});

test('a nonce that another transaction has used halts the network, and nothing is settled', async () => {
  const { hands } = stage.developmentChain;
  await hands.hold('ERC20');
  const to = somebody();
  const id = await ask(to);
  const nonce = await access(erc20).nonce(stage.signer.hotWallet);
  await begin().payouts.step();
  await rowOf(id, ({ state }) => state === 'broadcasting');
  const lied = begin({
    access: { nonces: async () => ({ lowest: nonce + 1, highest: nonce + 1 }), settled: async () => undefined },
  });
  await lied.payouts.step();
  expect((await stage.rows.networkRow('ERC20'))?.halted).toBe(false);
  await hands.mine('ERC20', erc20.confirmations);
  await lied.payouts.step();
  expect((await stage.rows.networkRow('ERC20'))?.halted).toBe(true);
  expect(await alarmsNow()).toContain('nonce-gap');
  expect((await rowOf(id, () => true)).state).toBe('broadcasting');

  // Staff looked: it was the network that lied. Then it is paid.
  await stage.rows.resumeNetwork('ERC20');
  await stage.rows.endAlarm('ERC20', 'nonce-gap', undefined, Date.now());
  await hands.run('ERC20');
  expect((await work(begin(), id))?.state).toBe('success');
});

describe('a coin that behaves otherwise', () => {
  let network: Network;
  /** A token of somebody's own takes the place of the coin; the signer is told so. */
  async function coin(name: string): Promise<Token> {
    const contract = await stage.deployer.deploy('ERC20', name, [10n ** 18n]);
    const decimals = (await access(erc20).decimalsOf(contract))!;
    const token = { ...tokenOf(erc20), contract, decimals };
    network = { ...erc20, tokens: [token] };
    await stage.reopen([network]);
    return token;
  }
  const give = (name: string, token: Token, atoms: bigint) =>
    stage.deployer.call('ERC20', name, token.contract, 'transfer', [stage.signer.hotWallet, atoms]);
  afterAll(() => stage.reopen(stage.developmentChain.networks));

  test('an empty hot wallet keeps it waiting with an alarm, and no nonce is taken', async () => {
    const token = await coin('Pausable');
    const id = await ask(somebody());
    const life = begin({}, network);
    const nonce = await access(erc20).nonce(stage.signer.hotWallet);
    await life.payouts.step();
    expect(await alarmsNow()).toContain('hot-wallet-empty');
    expect(await stage.rows.transactionsOf('withdrawal', id)).toEqual([]);
    await give('Pausable', token, atomsOf(AMOUNT, token.decimals)!);
    expect(await work(life, id)).toMatchObject({ state: 'success', nonce });
    expect(await alarmsNow()).not.toContain('hot-wallet-empty');
  });

  test('a transfer that reverts fails, and the coins are free again', async () => {
    const token = await coin('Pausable');
    await give('Pausable', token, atomsOf(AMOUNT, token.decimals)!);
    const balance = await stage.balance(owner, 'USDT');
    const to = somebody();
    const id = await ask(to);
    await stage.deployer.call('ERC20', 'Pausable', token.contract, 'pause', [true]);
    const life = begin({}, network);
    expect(await work(life, id)).toMatchObject({ state: 'failed' });
    expect(await stage.balance(owner, 'USDT')).toBe(balance);
    expect(await held(token, to)).toBe(0n);
    expect((await stage.rows.transactionsOf('withdrawal', id)).map(({ state }) => state)).toEqual(['reverted']);
    expect(life.notify.at(-1)![0]).toBe('failed');
  });

  test('a transfer that succeeds and moves nothing halts the network, and nothing is settled', async () => {
    await coin('ReturnsFalse');
    const id = await ask(somebody());
    const life = begin({ access: { tokensOf: async () => 10n ** 30n } }, network);
    await until(async () => {
      await life.payouts.step();
      return (await stage.rows.networkRow('ERC20'))?.halted;
    }, 'a halted network');
    expect(await alarmsNow()).toContain('token-unexpected');
    expect((await rowOf(id, () => true)).state).toBe('broadcasting');
  });
});
