import { units } from '@quay/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Network } from './networks.ts';
import { type Mood, type RpcProxy, startRpcProxy } from './testing/rpc-proxy.ts';
import { openStage, type Stage, until } from './testing/stage.ts';

let stage: Stage;
let first: RpcProxy;
let other: RpcProxy;
let alice: number;
const GIVEN = units('1000');

beforeAll(async () => {
  stage = await openStage();
  alice = stage.users.alice;
  const erc20 = stage.developmentChain.networks.find(({ name }) => name === 'ERC20')!;
  first = await startRpcProxy(stage.developmentChain.rpc.ERC20!);
  other = await startRpcProxy(stage.developmentChain.rpc.ERC20!);
  const compared: Network = {
    ...erc20,
    endpoints: [first.url, other.url],
    tokens: erc20.tokens.map((token) => ({
      ...token,
      compareAbove: token.asset === 'USDT' ? units('500') : 10n ** 30n,
    })),
  };
  await stage.reopen([compared]);
});
afterAll(async () => {
  await stage.end();
  await first.close();
  await other.close();
});
beforeEach(async () => {
  first.mood = { kind: 'well' };
  other.mood = { kind: 'well' };
  await until(() => stage.chain.isOpen('ERC20'), 'the network is open');
  await isQuiet();
});

const alarms = async () => (await stage.chain.status()).alarms.map(({ alarm }) => alarm);
const rings = (alarm: string) => until(async () => (await alarms()).includes(alarm as never), `${alarm} rings`);
const isQuiet = () => until(async () => (await alarms()).length === 0, 'nothing rings');
const send = async (asset: string) => stage.developmentChain.testCoins('ERC20', asset, await stage.addressOf(alice));
const credited = async (asset: string, before: bigint) =>
  until(async () => (await stage.balance(alice, asset)) > before, `${asset} is credited`);
const passes = (ms: number) => new Promise((later) => setTimeout(later, ms));

test.each<Mood['kind']>(['down', 'silent', 'busy', 'garbled'])(
  'the first endpoint is %s: the other one takes over, and small deposits go on',
  async (kind) => {
    const before = await stage.balance(alice, 'ETH');
    first.mood = { kind };
    await send('ETH');
    await credited('ETH', before);
    await rings('endpoint-down');
    first.mood = { kind: 'well' };
    await isQuiet();
  },
);

test('without its second endpoint a large deposit waits, and is credited when that is back', async () => {
  const before = await stage.balance(alice, 'USDT');
  other.mood = { kind: 'down' };
  await send('USDT');
  await until(async () => ((await stage.deposits(alice)).at(-1)?.scanned ?? 0) > 0, 'it is seen');
  await stage.developmentChain.hands.mine('ERC20', 8);
  await passes(800);
  expect(await stage.balance(alice, 'USDT')).toBe(before);
  other.mood = { kind: 'well' };
  await credited('USDT', before);
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
});

test('nobody answers: nothing happens, nothing is lost', async () => {
  const before = await stage.balance(alice, 'ETH');
  first.mood = { kind: 'down' };
  other.mood = { kind: 'silent' };
  await send('ETH');
  await rings('endpoint-down');
  await until(async () => !(await stage.chain.isOpen('ERC20')), 'the network is closed');
  expect(await stage.balance(alice, 'ETH')).toBe(before);
  first.mood = { kind: 'well' };
  await credited('ETH', before);
});

test('an endpoint of another chain is not believed, and not used', async () => {
  const wrong: Mood = { kind: 'well', lies: ({ method }, result) => (method === 'eth_chainId' ? '0x89' : result) };
  first.mood = wrong;
  await stage.reopen();
  await rings('wrong-chain');
  const before = await stage.balance(alice, 'ETH');
  first.requests.length = 0;
  await send('ETH');
  await credited('ETH', before);
  expect(first.requests.filter((method) => method !== 'eth_chainId')).toEqual([]);

  other.mood = wrong;
  await stage.reopen();
  await passes(500);
  expect(await stage.chain.isOpen('ERC20')).toBe(false);
});

test('endpoints whose heads are far apart ring', async () => {
  await stage.developmentChain.hands.mine('ERC20', 20);
  other.mood = {
    kind: 'well',
    lies: ({ method, params }, result) =>
      method === 'eth_getBlockByNumber' && params?.[0] === 'latest' ? { ...(result as object), number: '0x1' } : result,
  };
  await rings('endpoints-disagree');
});

test('a receipt that tells of a failure, or of another block, credits nothing', async () => {
  const before = await stage.balance(alice, 'ETH');
  const lie: Mood = {
    kind: 'well',
    lies: ({ method }, result) =>
      method === 'eth_getTransactionReceipt' && result ? { ...(result as object), status: '0x0' } : result,
  };
  first.mood = lie;
  other.mood = lie;
  await send('ETH');
  await rings('endpoints-disagree');
  expect(await stage.balance(alice, 'ETH')).toBe(before);
  first.mood = { kind: 'well' };
  other.mood = { kind: 'well' };
  await credited('ETH', before);
});

test('a large transfer that only one endpoint tells of is not credited', async () => {
  const before = await stage.balance(alice, 'USDT');
  other.mood = {
    kind: 'well',
    lies: ({ method }, result) => (method === 'eth_getTransactionReceipt' ? null : result),
  };
  await send('USDT');
  await rings('endpoints-disagree');
  expect(await stage.balance(alice, 'USDT')).toBe(before);
  other.mood = { kind: 'well' };
  await credited('USDT', before);
  expect(await stage.balance(alice, 'USDT')).toBe(before + GIVEN);
});

test('logs that a node leaves out, repeats or takes back at first are credited once', async () => {
  const before = await stage.balance(alice, 'ETH');
  let times = 0;
  first.mood = {
    kind: 'well',
    lies({ method }, result) {
      if (method !== 'eth_getLogs' || !Array.isArray(result) || result.length === 0) return result;
      times += 1;
      if (times === 1) return [];
      const removed = result.map((log: object) => ({ ...log, removed: true, logIndex: '0x63' }));
      return [...result, ...removed, ...result];
    },
  };
  await send('ETH');
  await credited('ETH', before);
  expect(times).toBeGreaterThan(1);
  expect(await stage.balance(alice, 'ETH')).toBe(before + units('0.3'));
});
