import { units } from '@quay/money';
import type { Address } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { decode } from '../signer/decoded.ts';
import type { Network, Token } from './networks.ts';
import { type RpcProxy, startRpcProxy } from './testing/rpc-proxy.ts';
import { openStage, type Stage, until } from './testing/stage.ts';

/** What befalls sweeps on a chain that grows dear or forgets, and with tokens that refuse. */
let stage: Stage;
let other: RpcProxy;
const GWEI = 10n ** 9n;
const CALM = GWEI;
/** Never offered more. */
const MOST = 60n * GWEI;
const SUPPLY = 10n ** 15n;
/** Six decimals. */
const HUNDRED = 100_000_000n;
const at = new Map<string, Address>();
const contracts = {
  PLAIN: 'Pausable',
  REFUSING: 'Pausable',
  STUBBORN: 'Pausable',
  FEE: 'FeeOnTransfer',
  HIDDENFEE: 'FeeBehindLog',
};
let swept: Network;

beforeAll(async () => {
  stage = await openStage();
  for (const [asset, name] of Object.entries(contracts)) {
    at.set(asset, await stage.deployer.deploy('ERC20', name, [SUPPLY]));
  }
  const erc20 = stage.developmentChain.networks.find(({ name }) => name === 'ERC20')!;
  const usdt = erc20.tokens.find(({ asset }) => asset === 'USDT')!;
  other = await startRpcProxy(stage.developmentChain.rpc.ERC20!);
  const listed = Object.keys(contracts).map(
    (asset): Token => ({
      ...usdt,
      asset,
      contract: at.get(asset)!,
      withdrawal: undefined,
      hotLow: 0n,
      compareAbove: 0n,
    }),
  );
  swept = {
    ...erc20,
    endpoints: [...erc20.endpoints, other.url],
    mostFeePerGas: MOST,
    tokens: [...erc20.tokens, ...listed],
  };
  await stage.reopen([swept]);
});
afterAll(async () => {
  await stage.end();
  await other.close();
});
beforeEach(async () => {
  await until(() => stage.chain.isOpen('ERC20'), 'the network is open');
});
afterEach(async () => {
  await stage.developmentChain.hands.setBaseFee('ERC20', CALM);
  await stage.developmentChain.hands.run('ERC20');
});

const hands = () => stage.developmentChain.hands;
const sweepsOf = async (user: number, asset = 'PLAIN') =>
  (await stage.rows.transactionsOf('sweep', user)).filter((one) => one.asset === asset);
const gasOf = (user: number) => stage.rows.transactionsOf('gas', user);
const alarmsOf = async (kind: string) =>
  (await stage.chain.status()).alarms.filter(({ alarm }) => alarm === kind).map(({ subject }) => subject);
const hotOf = (asset: string) =>
  stage.chain
    .access('ERC20')
    .tokensOf(swept.tokens.find((token) => token.asset === asset)!.contract, stage.chain.hotWallet);
const highest = (rows: readonly { readonly raw: string }[]) =>
  rows.map(({ raw }) => decode(raw as `0x${string}`)!.maxFeePerGas).reduce((most, one) => (one > most ? one : most));

/** Makes a block, and another one when that has been looked at, until what is asked for is there. */
const mineUntil = (look: () => Promise<boolean>, what: string) =>
  until(async () => {
    if (await look()) return true;
    await hands().mine('ERC20', 1);
    await new Promise((later) => setTimeout(later, 120));
    return false;
  }, what);

/** A deposit of which the sweep is signed, and not yet in a block. Nobody but us gives the address coin for fees. */
async function signedSweep(user: number): Promise<void> {
  const address = await stage.addressOf(user);
  await stage.deployer.call('ERC20', 'Pausable', at.get('PLAIN')!, 'transfer', [address, HUNDRED]);
  await hands().hold('ERC20');
  await mineUntil(async () => (await sweepsOf(user)).some(({ state }) => state === 'signed'), 'it is signed');
}

test('a price that rises reaches a sweep: the address gets more coin for it, and a dearer one replaces it', async () => {
  const { alice } = stage.users;
  const before = await hotOf('PLAIN');
  await signedSweep(alice);
  const [first] = await sweepsOf(alice);
  expect(await gasOf(alice)).toHaveLength(1);
  await hands().setBaseFee('ERC20', 20n * CALM);
  await mineUntil(async () => (await alarmsOf('stuck-transaction')).length > 0, 'it rings');
  await mineUntil(async () => (await sweepsOf(alice)).some(({ state }) => state === 'mined'), 'it is swept');
  expect(await hotOf('PLAIN')).toBe(before + HUNDRED);
  // Under the same nonce: only one of them can ever be in a block.
  const all = await sweepsOf(alice);
  expect(all.map(({ nonce }) => nonce)).toEqual(all.map(() => first!.nonce));
  expect(all.filter(({ state }) => state === 'mined')).toHaveLength(1);
  expect(all.find(({ txHash }) => txHash === first!.txHash)!.state).toBe('replaced');
  const topUps = await gasOf(alice);
  expect(topUps.filter(({ state }) => state === 'mined')).toHaveLength(2);
  await mineUntil(async () => (await alarmsOf('stuck-transaction')).length === 0, 'nothing rings any more');
});

test('a price above what we ever pay is waited out: no offer is above the cap, and the sweep goes through in the end', async () => {
  const { bob } = stage.users;
  const before = await hotOf('PLAIN');
  await signedSweep(bob);
  await hands().setBaseFee('ERC20', 5n * MOST);
  await mineUntil(async () => (await alarmsOf('stuck-transaction')).length > 0, 'it rings');
  const head = (await stage.chain.access('ERC20').head()).number;
  await mineUntil(async () => (await stage.chain.access('ERC20').head()).number > head + 60, 'sixty blocks pass');
  const waiting = [...(await sweepsOf(bob)), ...(await gasOf(bob))];
  expect(highest(waiting)).toBeLessThanOrEqual(MOST);
  // One replacement for each eighth more is the most there can be; here the first step goes to the cap.
  expect((await sweepsOf(bob)).length).toBeLessThanOrEqual(3);
  await hands().setBaseFee('ERC20', CALM);
  await mineUntil(async () => (await sweepsOf(bob)).some(({ state }) => state === 'mined'), 'it is swept');
  expect(await hotOf('PLAIN')).toBe(before + HUNDRED);
});

test('a sweep that a fork and every node have dropped is sent anew, without anybody doing something', async () => {
  const { mallory } = stage.users;
  const before = await hotOf('PLAIN');
  await signedSweep(mallory);
  await mineUntil(async () => (await sweepsOf(mallory)).some(({ state }) => state === 'mined'), 'it is swept');
  expect(await hotOf('PLAIN')).toBe(before + HUNDRED);
  const mined = (await sweepsOf(mallory)).find(({ state }) => state === 'mined')!;
  const head = (await stage.chain.access('ERC20').head()).number;
  // The deposit stays where it is.
  await hands().reorganise('ERC20', { depth: head - mined.block! + 1, transactions: 'dropped', length: 12 });
  expect(await hotOf('PLAIN')).toBe(before);
  await mineUntil(async () => (await hotOf('PLAIN')) > before, 'it is in a block again');
  expect(await hotOf('PLAIN')).toBe(before + HUNDRED);
  await mineUntil(
    async () => (await stage.rows.openTransactions('ERC20', ['sweep', 'gas'])).length === 0,
    'all of it is in blocks',
  );
  expect((await sweepsOf(mallory)).filter(({ state }) => state === 'mined')).toHaveLength(1);
  await mineUntil(async () => (await alarmsOf('stuck-transaction')).length === 0, 'nothing rings any more');
});

test('two tokens that refuse to be swept ring both, and keep no other coin of their owner waiting', async () => {
  const { alice } = stage.users;
  const address = await stage.addressOf(alice);
  const before = await hotOf('ETH');
  for (const asset of ['REFUSING', 'STUBBORN']) {
    const token = at.get(asset)!;
    await stage.deployer.call('ERC20', 'Pausable', token, 'transfer', [address, HUNDRED]);
    await stage.deployer.call('ERC20', 'Pausable', token, 'refuse', [address, true]);
  }
  await stage.developmentChain.testCoins('ERC20', 'ETH', address);
  await until(async () => (await alarmsOf('token-unexpected')).length === 2, 'both ring');
  expect((await alarmsOf('token-unexpected')).sort()).toEqual([
    `sweep of REFUSING for user ${alice}`,
    `sweep of STUBBORN for user ${alice}`,
  ]);
  await until(async () => (await hotOf('ETH')) > before, 'the other coin is swept');
  await hands().mine('ERC20', 20);
  // One that was refused is not tried at every block.
  expect(await sweepsOf(alice, 'REFUSING')).toHaveLength(1);
  // Staff close one of them; the other one goes on.
  await stage.chain.closeAlarm('ERC20', 'token-unexpected', `sweep of REFUSING for user ${alice}`);
  expect(await alarmsOf('token-unexpected')).toEqual([`sweep of STUBBORN for user ${alice}`]);
  await stage.chain.closeAlarm('ERC20', 'token-unexpected', `sweep of STUBBORN for user ${alice}`);
});

test('tokens that keep a fee: two endpoints agree on what came, which is credited, and nothing rings for ever', async () => {
  const { alice } = stage.users;
  const address = await stage.addressOf(alice);
  for (const asset of ['FEE', 'HIDDENFEE'] as const) {
    await stage.deployer.call('ERC20', contracts[asset], at.get(asset)!, 'transfer', [address, HUNDRED]);
  }
  for (const asset of ['FEE', 'HIDDENFEE']) {
    await until(async () => (await stage.balance(alice, asset)) > 0n, `${asset} is credited`);
    expect(await stage.balance(alice, asset), asset).toBe(units('99'));
  }
  await until(async () => (await alarmsOf('endpoints-disagree')).length === 0, 'the endpoints agree');
  await until(async () => !(await alarmsOf('token-unexpected')).some((one) => one.startsWith('logs')), 'it is over');
});

test('an alarm of which the reason has gone ends by itself while the network runs; one that happened waits for staff', async () => {
  const long = Date.now() - 30 * 60_000;
  await stage.rows.raiseAlarm('ERC20', 'stuck-transaction', 'an old one', 'nobody has raised it since', long);
  await stage.rows.raiseAlarm('ERC20', 'stuck-transaction', 'a new one', 'raised just now', Date.now());
  await stage.rows.raiseAlarm('ERC20', 'nonce-gap', 'an old event', 'it happened', long);
  await hands().mine('ERC20', 2);
  await until(async () => !(await alarmsOf('stuck-transaction')).includes('an old one'), 'the old one is over');
  expect(await alarmsOf('stuck-transaction')).toEqual(['a new one']);
  expect(await alarmsOf('nonce-gap')).toEqual(['an old event']);
  await stage.chain.closeAlarm('ERC20', 'nonce-gap', 'an old event');
  await stage.chain.closeAlarm('ERC20', 'stuck-transaction', 'a new one');
  expect(await alarmsOf('nonce-gap')).toEqual([]);
  expect(await stage.chain.isOpen('ERC20')).toBe(true);
});
