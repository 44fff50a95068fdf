import type { Address } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Network, Token } from './networks.ts';
import { openStage, type Stage, until } from './testing/stage.ts';

/**
 * Every token that a careful exchange must live with, listed as if an operator had been careless. What is credited is
 * what the address really got, and no token keeps the others from coming in.
 */
let stage: Stage;
let alice: number;
let address: Address;
const SUPPLY = 10n ** 15n;
/** Six decimals. */
const HUNDRED = 100_000_000n;
const listed = [
  ['NOTHING', 'ReturnsNothing'],
  ['FALSE', 'ReturnsFalse'],
  ['GARBAGE', 'ReturnsGarbage'],
  ['FEE', 'FeeOnTransfer'],
  ['HIDDENFEE', 'FeeBehindLog'],
  ['REBASING', 'Rebasing'],
  ['PAUSABLE', 'Pausable'],
  ['ENDING', 'SelfDestructing'],
  ['HOOKING', 'Hooking'],
  ['LIAR', 'FalseLogs'],
] as const;
const at = new Map<string, Address>();

beforeAll(async () => {
  stage = await openStage();
  alice = stage.users.alice;
  address = await stage.addressOf(alice);
  for (const [asset, name] of listed) {
    at.set(asset, await stage.deployer.deploy('ERC20', name, name === 'FalseLogs' ? [] : [SUPPLY]));
  }
  const erc20 = stage.developmentChain.networks.find((one) => one.name === 'ERC20')!;
  const usdt = erc20.tokens.find(({ asset }) => asset === 'USDT')!;
  const hostile = listed.map(
    ([asset]): Token => ({ ...usdt, asset, contract: at.get(asset)!, withdrawal: undefined, hotLow: 0n }),
  );
  // What has no decimals keeps its network closed; that is another test's.
  const network: Network = { ...erc20, tokens: [usdt, ...hostile.filter(({ asset }) => asset !== 'LIAR')] };
  await stage.reopen([network]);
  await until(() => stage.chain.isOpen('ERC20'), 'the network is open');
});
afterAll(async () => {
  await stage.end();
});

const call = (asset: string, method: string, args: readonly unknown[]) =>
  stage.deployer.call('ERC20', listed.find(([one]) => one === asset)![1], at.get(asset)!, method, args);
const transfer = (asset: string, to: Address, atoms: bigint) => call(asset, 'transfer', [to, atoms]);

/** Honest coins, sent after the hostile ones: when they are credited, everything before them was looked at. */
async function afterwards(): Promise<void> {
  const before = await stage.balance(alice, 'USDT');
  await stage.developmentChain.testCoins('ERC20', 'USDT', address);
  await until(async () => (await stage.balance(alice, 'USDT')) > before, 'honest coins are credited');
}

test('a token that returns nothing or nonsense is credited by its log', async () => {
  await transfer('NOTHING', address, HUNDRED);
  await transfer('GARBAGE', address, HUNDRED);
  await transfer('HOOKING', address, HUNDRED);
  await afterwards();
  for (const asset of ['NOTHING', 'GARBAGE', 'HOOKING']) {
    expect(await stage.balance(alice, asset), asset).toBe(HUNDRED * 100n);
  }
});

test('a transfer that answers false moved nothing, and nothing is credited', async () => {
  await transfer('FALSE', address, HUNDRED);
  await afterwards();
  expect(await stage.balance(alice, 'FALSE')).toBe(0n);
});

test('a fee on the way is not credited, whether its log tells of it or hides it', async () => {
  await transfer('FEE', address, HUNDRED);
  await transfer('HIDDENFEE', address, HUNDRED);
  await afterwards();
  expect(await stage.balance(alice, 'FEE')).toBe(HUNDRED * 99n);
  expect(await stage.balance(alice, 'HIDDENFEE')).toBe(HUNDRED * 99n);
  // It rang, and is over since what came is credited.
  expect(stage.logged.some((line) => line.includes('token-unexpected') && line.includes('HIDDENFEE'))).toBe(true);
  const { alarms } = await stage.chain.status();
  expect(alarms.some(({ alarm }) => alarm === 'token-unexpected')).toBe(false);
});

test('balances that change without a transfer credit nobody', async () => {
  await transfer('REBASING', address, HUNDRED);
  await afterwards();
  expect(await stage.balance(alice, 'REBASING')).toBe(HUNDRED * 100n);
  await call('REBASING', 'rebase', [150n]);
  await afterwards();
  expect(await stage.balance(alice, 'REBASING')).toBe(HUNDRED * 100n);
});

test('a transfer of nothing, and one of more than there can be, are no deposits', async () => {
  const before = (await stage.deposits(alice)).length;
  await transfer('NOTHING', address, 0n);
  const most = await stage.deployer.deploy('ERC20', 'LookAlike', [2n ** 256n - 1n]);
  const { networks } = stage.chain;
  const [erc20] = networks;
  const unlimited: Token = { ...erc20!.tokens[1]!, asset: 'UNLIMITED', contract: most };
  await stage.reopen([{ ...erc20!, tokens: [...erc20!.tokens, unlimited] }]);
  await until(() => stage.chain.isOpen('ERC20'), 'the network is open');
  await stage.deployer.call('ERC20', 'LookAlike', most, 'transfer', [address, 2n ** 256n - 1n]);
  await afterwards();
  expect((await stage.deposits(alice)).length).toBe(before + 1);
  expect(await stage.balance(alice, 'UNLIMITED')).toBe(0n);
});

test('a log of a contract that nobody listed is nothing, whatever it tells', async () => {
  const before = (await stage.deposits(alice)).length;
  await call('LIAR', 'tell', [stage.deployer.address, address, HUNDRED]);
  await call('LIAR', 'tellUnindexed', [stage.deployer.address, address, HUNDRED]);
  await call('LIAR', 'tellPiece', [stage.deployer.address, address, HUNDRED]);
  const copy = await stage.deployer.deploy('ERC20', 'LookAlike', [SUPPLY]);
  await stage.deployer.call('ERC20', 'LookAlike', copy, 'transfer', [address, HUNDRED]);
  await afterwards();
  expect((await stage.deposits(alice)).length).toBe(before + 1);
});

test('an inner transfer that is taken back credits nothing; many in one transaction are all credited', async () => {
  const forwarder = await stage.deployer.deploy('ERC20', 'Forwarder');
  const token = at.get('FEE')!;
  await transfer('FEE', forwarder, HUNDRED * 10n);
  const before = await stage.balance(alice, 'FEE');
  const forward = (method: string, ...args: readonly unknown[]) =>
    stage.deployer.call('ERC20', 'Forwarder', forwarder, method, [token, ...args]);
  await forward('transferThatFails', address, HUNDRED);
  await afterwards();
  expect(await stage.balance(alice, 'FEE')).toBe(before);
  await forward('transferMany', address, HUNDRED, 3n);
  await afterwards();
  expect(await stage.balance(alice, 'FEE')).toBe(before + 3n * HUNDRED * 99n);
});

test('a token that stops or ends itself stops no other', async () => {
  await transfer('PAUSABLE', address, HUNDRED);
  await afterwards();
  await call('PAUSABLE', 'pause', [true]);
  await transfer('ENDING', address, HUNDRED);
  await call('ENDING', 'end', []);
  await afterwards();
  expect(await stage.balance(alice, 'PAUSABLE')).toBe(HUNDRED * 100n);
});

test('a listed contract without decimals keeps its network closed, and says which', async () => {
  const [erc20] = stage.chain.networks;
  const liar: Token = { ...erc20!.tokens[1]!, asset: 'LIAR', contract: at.get('LIAR')! };
  await stage.reopen([{ ...erc20!, tokens: [...erc20!.tokens, liar] }]);
  await until(async () => {
    const { alarms } = await stage.chain.status();
    return alarms.some(({ alarm, detail }) => alarm === 'token-unexpected' && detail.includes('LIAR'));
  }, 'it rings');
  expect(await stage.chain.isOpen('ERC20')).toBe(false);
});
