import { setTimeout as sleep } from 'node:timers/promises';
import { staff } from '@quay/contract/staff';
import type { RequestWithdrawal, Withdrawal } from '@quay/core';
import { units } from '@quay/money';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atomsOf, type Network, type Token } from '../networks.ts';
import { openStage, type Stage, until } from '../testing/stage.ts';
import { createViemAccess } from '../viem-access.ts';
import { type PayoutStep, walletSteps } from './steps.ts';
import { Died, type Life, live } from './testing/life.ts';

const AMOUNT = units('100');
const FEE = units('1.5');
const by = { requestedBy: 7, approvedBy: 8 };

let stage: Stage;
let erc20: Network;
let token: Token;
let owner = 6_000;
const lives: Life[] = [];

beforeAll(async () => {
  stage = await openStage();
  erc20 = stage.developmentChain.networks.find(({ name }) => name === 'ERC20')!;
  token = erc20.tokens.find(({ asset }) => asset === 'USDT')!;
  await until(async () => (await held(stage.signer.hotWallet)) >= 20_000_000_000n, 'a hot wallet with coins');
  await until(async () => (await access().gasOf(stage.signer.hotWallet)) > 10n ** 15n, 'a hot wallet with gas');
  // What the rest of the server does with the networks is another test's.
  await stage.chain.close();
});
afterAll(() => stage.end());
afterEach(async () => {
  for (const life of lives.splice(0)) life.end();
  await stage.developmentChain.hands.run('ERC20');
});

const silent = { raise: async () => undefined, end: async () => undefined };
const access = () => createViemAccess(erc20, silent, { callMs: 2_000 });
const held = (of: Address) => access().tokensOf(token.contract, of);
const somebody = () => privateKeyToAddress(generatePrivateKey());
const begin = (endsAt?: PayoutStep): Life => {
  const life = live(stage, erc20, { endsAt });
  lives.push(life);
  return life;
};

/** A new owner asks for a withdrawal that needs nobody. */
async function ask(address: Address): Promise<number> {
  owner += 1;
  await stage.core.submit('wallet/open-account', { owner, kind: 'user' });
  const deposit = { network: 'ERC20', txHash: `0x${String(owner).padStart(64, '0')}`, logIndex: 0, owner };
  await stage.core.submit('wallet/credit-deposit', { ...deposit, asset: 'USDT', amount: units('1000'), block: 1 });
  const input: RequestWithdrawal = {
    owner,
    requestId: 'once',
    asset: 'USDT',
    network: 'ERC20',
    address,
    amount: AMOUNT,
    fee: FEE,
    provenBy: 'totp',
    needs: 0,
    dayLimit: units('1000000'),
    dayCount: 1_000,
  };
  const { outcome } = await stage.core.submit<{ withdrawal: number }>('wallet/request-withdrawal', input);
  if (!outcome.ok) throw new Error(outcome.refusal.reason);
  await stage.shown();
  return outcome.value.withdrawal;
}

/** Does something once; a life that ends meanwhile is a stop. Gives whether it was done. */
async function once(life: Life, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Died) && !life.isDead) throw error;
  }
  return !life.isDead;
}

/** Looks again and again, in lives after lives, until something is so. */
async function work(life: Life, is: () => Promise<boolean>, what: string): Promise<Life> {
  let now = life;
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(30)) {
    if (!(await once(now, () => now.payouts.step()))) now = begin();
    await stage.shown();
    if (await is()) return now;
  }
  throw new Error(`it took too long: ${what}`);
}

const rowOf = (id: number) => stage.rows.withdrawal(id) as Promise<Withdrawal>;
const isOver = (id: number) => async () => (await rowOf(id)).doneAt !== null;
const walletNow = async () => (await stage.rows.hotWallets('ERC20')).at(-1)?.wallet ?? 0;
const paidAtoms = () => atomsOf(AMOUNT - FEE, token.decimals)!;
/** Approves the change until it is done, with a new life after each stop. */
async function retire(wallet: number, lost: boolean, endsAt?: PayoutStep): Promise<Life> {
  let life = begin(endsAt);
  for (;;) {
    const now = life;
    if (await once(now, () => now.payouts.retire({ wallet, lost }, by))) return life;
    life = begin();
  }
}

test.each(walletSteps)(
  'ended at %s: the next hot wallet pays once, and what is left of the one before is moved to it',
  async (endsAt) => {
    const wallet = await walletNow();
    const [from, to] = [stage.signer.hotWallets[wallet]!, stage.signer.hotWallets[wallet + 1]!];
    const sum = (await held(from)) + (await held(to));
    // One is on its way from the wallet before, in no block yet, and one waits.
    await stage.developmentChain.hands.hold('ERC20');
    const [first, second] = [somebody(), somebody()];
    const sent = await ask(first);
    const life = begin();
    for (let times = 0; (await rowOf(sent)).state !== 'broadcasting'; times += 1) {
      if (times > 100) throw new Error('it is not sent');
      await life.payouts.step();
      await stage.shown();
    }
    const waits = await ask(second);
    let now = await retire(wallet, false, endsAt);
    await stage.shown();
    expect(await walletNow()).toBe(wallet + 1);
    await stage.developmentChain.hands.run('ERC20');
    now = await work(now, isOver(sent), 'the first is paid');
    expect(await rowOf(sent)).toMatchObject({ state: 'success' });
    now = await work(now, isOver(waits), 'the second is paid');
    now = await work(now, async () => (await held(from)) === 0n, 'the coins are moved');
    now = await work(
      now,
      async () => (await stage.rows.openTransactions('ERC20', ['move'])).length === 0,
      'it is done',
    );

    expect([await held(first), await held(second)]).toEqual([paidAtoms(), paidAtoms()]);
    expect(await held(to)).toBe(sum - 2n * paidAtoms());
    const senders = await Promise.all([sent, waits].map((id) => stage.rows.transactionsOf('withdrawal', id)));
    expect(senders.map((all) => new Set(all.map(({ sender }) => sender)))).toEqual([new Set([from]), new Set([to])]);
    // Doing it again changes nothing, and a page that is old is told so.
    expect(await now.payouts.retire({ wallet, lost: false }, by)).toBeUndefined();
    expect(await now.payouts.validateRetiring({ wallet, lost: false })).toMatchObject({
      refusal: staff['hot-wallet-retired'],
    });
  },
  120_000,
);

test('what no block takes is used up by the wallet before, and paid by the next one, once', async () => {
  const wallet = await walletNow();
  const [from, to] = [stage.signer.hotWallets[wallet]!, stage.signer.hotWallets[wallet + 1]!];
  const payee = somebody();
  await stage.developmentChain.hands.hold('ERC20');
  const sent = await ask(payee);
  // Its offer is too low from now on.
  const life = begin();
  for (let times = 0; times < 100 && (await rowOf(sent)).state !== 'broadcasting'; times += 1) {
    await life.payouts.step();
    await stage.shown();
  }
  const { hands } = stage.developmentChain;
  await hands.setBaseFee('ERC20', 40_000_000_000n);
  let now = await retire(wallet, false);
  await now.payouts.step();
  await hands.mine('ERC20', 11);
  await now.payouts.step();
  await hands.run('ERC20');
  now = await work(now, isOver(sent), 'its nonce is used up');
  expect(await rowOf(sent)).toMatchObject({ state: 'failed' });
  const all = await stage.rows.withdrawalsOf(owner, { size: 10 });
  expect(all).toHaveLength(2);
  now = await work(now, isOver(all[0]!.id), 'the next one pays');
  expect(await held(payee)).toBe(paidAtoms());
  const [paid] = await stage.rows.transactionsOf('withdrawal', all[0]!.id);
  expect(paid).toMatchObject({ sender: to, state: 'mined' });
  const nonce = (await rowOf(sent)).nonce!;
  const kinds = (await stage.rows.transactionsAt('ERC20', from, nonce)).map(({ kind, state }) => [kind, state]);
  expect(kinds).toContainEqual(['cancel', 'mined']);
  await stage.developmentChain.hands.setBaseFee('ERC20', 1_000_000_000n);
});

test('of a key that is lost people decide by name, when what it sent is not paid for long enough', async () => {
  const wallet = await walletNow();
  const [from, to] = [stage.signer.hotWallets[wallet]!, stage.signer.hotWallets[wallet + 1]!];
  const payee = somebody();
  await work(begin(), async () => (await access().gasOf(from)) > 10n ** 15n, 'a hot wallet with gas');
  // Nothing of it can be moved: somebody fills the next one.
  await stage.developmentChain.fill('ERC20', 'USDT', to, 10_000_000_000n);
  await stage.developmentChain.fill('ERC20', undefined, to, 10n ** 18n);
  await stage.developmentChain.hands.hold('ERC20');
  const sent = await ask(payee);
  const life = begin();
  for (let times = 0; times < 100 && (await rowOf(sent)).state !== 'broadcasting'; times += 1) {
    await life.payouts.step();
    await stage.shown();
  }
  await stage.developmentChain.hands.setBaseFee('ERC20', 40_000_000_000n);
  let now = await retire(wallet, true);
  await stage.shown();
  expect(await now.payouts.validateRelease(sent)).toMatchObject({ refusal: staff['nonce-not-final'] });
  expect((await stage.rows.keyLost('ERC20')).map(({ id }) => id)).toEqual([sent]);
  await stage.developmentChain.hands.mine('ERC20', 20);
  await until(async () => (await now.payouts.validateRelease(sent)) === undefined, 'people may decide');
  await stage.developmentChain.hands.run('ERC20');
  expect(await now.payouts.release(sent, 'repay')).toBeUndefined();
  await stage.shown();
  const again = (await stage.rows.withdrawalsOf(owner, { size: 10 }))[0]!.id;
  now = await work(now, isOver(again), 'the next one pays');
  expect(await held(payee)).toBe(paidAtoms());
  // The network asks less again, and the old bytes pay after all: their owner is charged.
  await stage.developmentChain.hands.setBaseFee('ERC20', 1_000_000_000n);
  const before = await stage.balance(owner, 'USDT');
  const { raw } = (await stage.rows.transactionsOf('withdrawal', sent))[0]!;
  await access()
    .send(raw as `0x${string}`)
    .catch(() => undefined);
  await work(now, async () => (await rowOf(sent)).state === 'success', 'it is charged');
  expect(await held(payee)).toBe(2n * paidAtoms());
  expect(await stage.balance(owner, 'USDT')).toBe(before - AMOUNT);
  await stage.developmentChain.hands.setBaseFee('ERC20', 1_000_000_000n);
});
