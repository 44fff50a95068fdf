import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { markets } from '@quay/cast';
import { ONE } from '@quay/money';
import Fastify from 'fastify';
import {
  type Abi,
  type Address,
  createPublicClient,
  createWalletClient,
  erc20Abi,
  type Hex,
  http,
  parseAbi,
} from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGate, limits } from '../../edge/limits.ts';
import { atomsOf } from '../chain/networks.ts';
import { BATCH_MAX } from './allowed-calls.ts';
import { type DevelopmentChain, startDevelopmentChain } from './development-chain.ts';
import { mountTestnet } from './mount.ts';
import { RPC_BODY_MAX } from './rpc-server.ts';
import { testNetworks } from './tokens.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quay-testnet-'));
const begin = () => startDevelopmentChain({ folder, blockMs: 30, log: () => undefined });
let chain: DevelopmentChain;

beforeAll(async () => {
  chain = await begin();
});
afterAll(async () => {
  await chain.close();
  rmSync(folder, { recursive: true });
});

const clientOf = (network: string) => createPublicClient({ transport: http(chain.rpc[network]), pollingInterval: 20 });
const network = (name: string) => chain.networks.find((one) => one.name === name)!;
const tokenOf = (name: string, asset: string) => network(name).tokens.find((one) => one.asset === asset)!;
const somebody = (): Address => privateKeyToAccount(generatePrivateKey()).address;
const held = (name: string, asset: string, owner: Address) =>
  clientOf(name).readContract({
    address: tokenOf(name, asset).contract,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [owner],
  });

async function rpc(name: string, body: unknown): Promise<{ status: number; answer: unknown }> {
  const answer = await fetch(chain.rpc[name]!, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, answer: await answer.json() };
}

test('every coin of the markets, and what is said of each is what its contract says', async () => {
  const coins = ['USDT', ...markets.map(({ base }) => base)];
  expect(
    network('ERC20')
      .tokens.map(({ asset }) => asset)
      .sort(),
  ).toEqual(coins.sort());
  for (const { name, chainId, tokens } of chain.networks) {
    const client = clientOf(name);
    expect(await client.getChainId()).toBe(chainId);
    for (const { asset, contract, decimals } of tokens) {
      const read = (functionName: 'decimals' | 'totalSupply') =>
        client.readContract({ address: contract, abi: erc20Abi, functionName });
      expect(await read('decimals'), `${name} ${asset}`).toBe(decimals);
      const { given } = testNetworks.find((one) => one.name === name)!.tokens.find((one) => one.asset === asset)!;
      // A hundred thousand people can be given some.
      expect(await read('totalSupply'), `${name} ${asset}`).toBe((100_000n * given * 10n ** BigInt(decimals)) / ONE);
      expect(await held(name, asset, chain.treasury), `${name} ${asset}`).toBeGreaterThan(0n);
    }
  }
  // A contract that is one coin's on one network is nothing on the other.
  const contracts = chain.networks.flatMap(({ tokens }) => tokens.map(({ contract }) => contract));
  expect(new Set(contracts).size).toBe(contracts.length);
});

test('whoever asks for test coins gets them, and gas once', async () => {
  const to = somebody();
  const client = clientOf('ERC20');
  const first = await chain.testCoins('ERC20', 'USDT', to);
  expect(first.amount).toBe(1_000n * 10n ** 8n);
  const receipt = await client.waitForTransactionReceipt({ hash: first.txHash as Hex });
  expect(receipt.status).toBe('success');
  expect(await held('ERC20', 'USDT', to)).toBe(1_000n * 10n ** 6n);
  await expect.poll(() => client.getBalance({ address: to })).toBeGreaterThan(0n);
  const gas = await client.getBalance({ address: to });
  const second = await chain.testCoins('ERC20', 'BTC', to);
  await client.waitForTransactionReceipt({ hash: second.txHash as Hex });
  expect(await held('ERC20', 'BTC', to)).toBe(1_500_000n);
  expect(await client.getBalance({ address: to })).toBe(gas);
});

test('asked by many at once, everybody gets what they asked for', async () => {
  const people = Array.from({ length: 12 }, somebody);
  const given = await Promise.all(people.map((to) => chain.testCoins('BEP20', 'USDT', to)));
  expect(new Set(given.map(({ txHash }) => txHash)).size).toBe(people.length);
  await clientOf('BEP20').waitForTransactionReceipt({ hash: given.at(-1)!.txHash as Hex });
  for (const to of people) expect(await held('BEP20', 'USDT', to)).toBe(10n ** 21n);
});

test('an address is filled up to what it should have, and no further', async () => {
  const to = somebody();
  const wanted = 20_000n * 10n ** 8n;
  await chain.fill('ERC20', 'USDT', to, wanted);
  await chain.fill('ERC20', 'USDT', to, wanted / 2n);
  expect(await held('ERC20', 'USDT', to)).toBe(atomsOf(wanted, 6));
  await chain.fill('ERC20', undefined, to, 3n * 10n ** 18n);
  expect(await clientOf('ERC20').getBalance({ address: to })).toBe(3n * 10n ** 18n);
});

test('what is not there is refused with its name', async () => {
  await expect(chain.testCoins('ERC20', 'NOPE', somebody())).rejects.toThrow('ERC20 has no NOPE');
  await expect(chain.testCoins('TRC20', 'USDT', somebody())).rejects.toThrow('no network TRC20');
  await expect(chain.fill('BEP20', 'SOL', somebody(), 1n)).rejects.toThrow('BEP20 has no SOL');
});

test('over HTTP nobody makes blocks, coins or signatures, and no question is too large', async () => {
  for (const method of ['evm_mine', 'hardhat_setBalance', 'eth_sendTransaction', 'hardhat_reset', 'eth_accounts']) {
    const { answer } = await rpc('ERC20', { jsonrpc: '2.0', id: 7, method, params: [] });
    expect(answer, method).toMatchObject({ id: 7, error: { code: -32_601 } });
  }
  const many = Array.from({ length: BATCH_MAX + 1 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_chainId' }));
  expect((await rpc('ERC20', many)).answer).toMatchObject({ error: { code: -32_600 } });
  expect((await rpc('ERC20', many.slice(1))).answer).toHaveLength(BATCH_MAX);
  expect((await rpc('ERC20', 'x'.repeat(RPC_BODY_MAX))).status).toBe(413);
  for (const body of [null, 7, 'eth_chainId', { method: 7 }, { method: 'eth_chainId', params: {} }, [null]]) {
    const { status, answer } = await rpc('ERC20', body);
    expect(status, JSON.stringify(body)).toBe(200);
    expect([answer].flat()[0], JSON.stringify(body)).toMatchObject({ error: { code: -32_600 } });
  }
});

test('people reach it through the server, each as often as is fair', async () => {
  const app = Fastify();
  const gate = createGate({ ...limits, market: { perSecond: 1, burst: 5 } });
  mountTestnet(app, { rpc: { ...chain.rpc, GONE: 'http://127.0.0.1:9' }, gate });
  const ask = (name: string, payload: object) => app.inject({ method: 'POST', url: `/testnet/rpc/${name}`, payload });
  const chainId = { jsonrpc: '2.0', id: 1, method: 'eth_chainId' };
  expect((await ask('BEP20', chainId)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: '0x7a6a' });
  expect((await ask('BEP20', { ...chainId, method: 'evm_mine' })).json()).toMatchObject({ error: { code: -32_601 } });
  expect((await ask('constructor', chainId)).statusCode).toBe(404);
  expect((await ask('GONE', chainId)).statusCode).toBe(502);
  const flood = await ask('BEP20', Array(3).fill(chainId));
  expect(flood.statusCode).toBe(429);
  expect(Number(flood.headers['retry-after'])).toBeGreaterThan(0);
  await app.close();
});

test('the hostile contracts do on this chain what they are for', async () => {
  const hostile = JSON.parse(
    readFileSync(new URL('./contracts/hostile-tokens.json', import.meta.url), 'utf8'),
  ) as Record<string, { abi: Abi; bytecode: Hex }>;
  const account = privateKeyToAccount(generatePrivateKey());
  await chain.fill('ERC20', undefined, account.address, 10n ** 18n);
  const client = clientOf('ERC20');
  const wallet = createWalletClient({ account, transport: http(chain.rpc.ERC20) });
  const abi = parseAbi([
    'function transfer(address to, uint256 value)',
    'function balanceOf(address owner) view returns (uint256)',
    'function tell(address from, address to, uint256 value)',
    'function transferThatFails(address token, address to, uint256 value)',
  ]);
  const deploy = async (name: string) => {
    const { abi, bytecode } = hostile[name]!;
    const args = name === 'FalseLogs' || name === 'Forwarder' ? [] : [1_000n];
    const hash = await wallet.deployContract({ abi, bytecode, args, chain: null });
    return (await client.waitForTransactionReceipt({ hash })).contractAddress!;
  };
  const write = async (address: Address, functionName: string, args: readonly unknown[]) => {
    const hash = await wallet.writeContract({ address, abi: abi as Abi, functionName, args, chain: null });
    return client.waitForTransactionReceipt({ hash });
  };
  const balance = (address: Address, owner: Address) =>
    client.readContract({ address, abi, functionName: 'balanceOf', args: [owner] });
  const to = somebody();

  const returnsFalse = await deploy('ReturnsFalse');
  expect(await write(returnsFalse, 'transfer', [to, 100n])).toMatchObject({ status: 'success', logs: [] });
  expect(await balance(returnsFalse, to)).toBe(0n);

  const feeBehindLog = await deploy('FeeBehindLog');
  const { logs } = await write(feeBehindLog, 'transfer', [to, 100n]);
  expect(BigInt(logs[0]!.data)).toBe(100n);
  expect(await balance(feeBehindLog, to)).toBe(99n);

  const falseLogs = await deploy('FalseLogs');
  expect((await write(falseLogs, 'tell', [account.address, to, 2n ** 256n - 1n])).logs).toHaveLength(1);

  const forwarder = await deploy('Forwarder');
  const lookAlike = await deploy('LookAlike');
  await write(lookAlike, 'transfer', [forwarder, 50n]);
  const caught = await write(forwarder, 'transferThatFails', [lookAlike, to, 50n]);
  expect(caught).toMatchObject({ status: 'success', logs: [] });
  expect(await balance(lookAlike, to)).toBe(0n);
});

test('a start finds the same blocks, coins and addresses; the keys are for their owner alone', async () => {
  const to = somebody();
  await chain.fill('BEP20', 'USDT', to, 10n ** 8n);
  await expect
    .poll(async () => {
      const before = await clientOf('BEP20').getBlockNumber({ cacheTime: 0 });
      await new Promise((done) => setTimeout(done, 150));
      return (await clientOf('BEP20').getBlockNumber({ cacheTime: 0 })) === before;
    })
    .toBe(true);
  const before = await clientOf('BEP20').getBlock();
  const { treasury } = chain;
  const contracts = chain.networks.map(({ tokens }) => tokens.map(({ contract }) => contract));
  await chain.close();
  await expect(chain.testCoins('ERC20', 'USDT', to)).rejects.toThrow('ended');

  chain = await begin();
  expect(chain.treasury).toBe(treasury);
  expect(chain.networks.map(({ tokens }) => tokens.map(({ contract }) => contract))).toEqual(contracts);
  expect((await clientOf('BEP20').getBlock()).hash).toBe(before.hash);
  expect(await held('BEP20', 'USDT', to)).toBe(10n ** 18n);
  expect(statSync(path.join(folder, 'seed')).mode & 0o077).toBe(0);
});

test('a test may hold a network, make its blocks, and change the last of them', async () => {
  const client = clientOf('ERC20');
  await chain.hands.hold('ERC20');
  const to = somebody();
  const { txHash } = await chain.testCoins('ERC20', 'USDT', to);
  await new Promise((done) => setTimeout(done, 150));
  expect(await held('ERC20', 'USDT', to)).toBe(0n);
  await chain.hands.mine('ERC20', 2);
  expect(await held('ERC20', 'USDT', to)).toBe(10n ** 9n);
  const { blockHash } = await client.getTransactionReceipt({ hash: txHash as Hex });
  await chain.hands.reorganise('ERC20', { depth: 2, transactions: 'moved' });
  const moved = await client.getTransactionReceipt({ hash: txHash as Hex });
  expect(moved.blockHash).not.toBe(blockHash);
  expect(await held('ERC20', 'USDT', to)).toBe(10n ** 9n);
  await chain.hands.run('ERC20');
});

test('a chain that cannot begin says why', async () => {
  // A file stands where the folder should be.
  const taken = path.join(folder, 'seed', 'chain');
  await expect(startDevelopmentChain({ folder: taken, log: () => undefined })).rejects.toThrow(
    /the development chain ended: ENOTDIR/,
  );
});
