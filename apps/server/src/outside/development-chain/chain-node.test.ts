import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Address, type Hex, parseGwei } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChainNode } from './chain-node.ts';

const CHAIN = 31_337;
const CONFIRMATIONS = 3;
const TO: Address = '0x000000000000000000000000000000000000bEEF';

const rich = generatePrivateKey();
const sender = privateKeyToAccount(rich);
let folder: string;
let file: string;
let open: ChainNode[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-chain-'));
  file = path.join(folder, 'chain.jsonl');
  open = [];
});
afterEach(async () => {
  for (const node of open) await node.close();
  rmSync(folder, { recursive: true });
});

async function start(blockMs = 20): Promise<ChainNode> {
  const node = await ChainNode.open({
    genesis: { chainId: CHAIN, rich: [rich] },
    file,
    confirmations: CONFIRMATIONS,
    blockMs,
    log: () => undefined,
    broken: (why) => expect.unreachable(why),
  });
  open.push(node);
  return node;
}

async function stop(node: ChainNode): Promise<void> {
  open.splice(open.indexOf(node), 1);
  await node.close();
}

const pay = (nonce: number, value: bigint, gwei = '2') =>
  sender.signTransaction({
    type: 'eip1559',
    chainId: CHAIN,
    nonce,
    to: TO,
    value,
    gas: 21_000n,
    maxFeePerGas: parseGwei(gwei),
    maxPriorityFeePerGas: parseGwei(gwei) / 2n,
  });

type BlockSeen = { number: Hex; hash: Hex; parentHash: Hex; timestamp: Hex; transactions: Hex[] };
const blockAt = async (node: ChainNode, height: number) =>
  (await node.request('eth_getBlockByNumber', [`0x${height.toString(16)}`, false])) as BlockSeen;
const hashes = async (node: ChainNode) =>
  Promise.all(Array.from({ length: node.head + 1 }, async (_, height) => (await blockAt(node, height)).hash));
const held = async (node: ChainNode) => BigInt((await node.request('eth_getBalance', [TO, 'latest'])) as Hex);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until(true_: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await true_()) return;
    await pause(10);
  }
  throw new Error('it never came true');
}

test('a block is made for what waits, then as many as confirm it, then none', async () => {
  const node = await start();
  node.run();
  await pause(100);
  expect(node.head).toBe(0);
  const hash = await node.send(await pay(0, 5n));
  await node.mined(hash);
  expect(node.head).toBe(1);
  await until(() => node.head === CONFIRMATIONS);
  await pause(150);
  expect(node.head).toBe(CONFIRMATIONS);
  expect(await held(node)).toBe(5n);
});

test('what can be in no block makes none: a later nonce, a fee below what is asked', async () => {
  const node = await start();
  node.run();
  await node.send(await pay(1, 5n));
  await pause(150);
  expect(node.head).toBe(0);
  await node.setBaseFee(parseGwei('50'));
  await node.send(await pay(0, 5n));
  await pause(150);
  expect(node.head).toBe(0);
  await node.setBaseFee(parseGwei('1'));
  await until(() => node.head === CONFIRMATIONS);
  expect(await held(node)).toBe(10n);
});

test('a start gives the same hashes and balances again, and confirms what was left', async () => {
  const first = await start(1_000);
  for (let nonce = 0; nonce < 4; nonce++) {
    await first.send(await pay(nonce, 7n));
    // Fees and times are part of a hash too.
    await first.setBaseFee(parseGwei(nonce % 2 === 0 ? '1' : '1.5'));
    await first.mine(nonce % 3);
  }
  await first.mine();
  const expected = await hashes(first);
  const lines = readFileSync(file, 'utf8');
  await stop(first);

  const second = await start();
  expect(await hashes(second)).toEqual(expected);
  expect(await held(second)).toBe(28n);
  expect(readFileSync(file, 'utf8')).toBe(lines);
  const before = second.head;
  second.run();
  await until(() => second.head === before + CONFIRMATIONS - 1);
  await pause(100);
  expect(second.head).toBe(before + CONFIRMATIONS - 1);
});

test('a torn last line is a block that nobody was told of', async () => {
  const first = await start();
  await first.send(await pay(0, 7n));
  await first.mine(2);
  const expected = await hashes(first);
  await stop(first);
  appendFileSync(file, '{"number":3,"at":18');
  const second = await start();
  expect(await hashes(second)).toEqual(expected);
  await second.send(await pay(1, 1n));
  await second.mine();
  await stop(second);
  expect(await held(await start())).toBe(8n);
});

test('a history that does not give its own hashes is refused, not mended', async () => {
  const first = await start();
  await first.mine(2);
  await stop(first);
  const [one = '', two = ''] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, `${one}\n${two.replace(/"at":\d+/, '"at":1900000000')}\n`);
  await expect(start()).rejects.toThrow(/block 2 again/);
});

test('time never goes back, whatever the clock of this machine does', async () => {
  const node = await start();
  await node.mine();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  await node.mine();
  clock.mockReturnValue(Date.now() - 7_200_000);
  await node.mine(2);
  clock.mockRestore();
  await node.mine();
  const times = await Promise.all(
    [1, 2, 3, 4, 5].map(async (height) => Number((await blockAt(node, height)).timestamp)),
  );
  expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(3_599);
  expect(times.slice(2)).toEqual([times[1], times[1], times[1]]);
});

test.each([
  { transactions: 'kept', paid: [0n, 5n, 12n, 12n] },
  { transactions: 'moved', paid: [0n, 0n, 5n, 12n] },
  { transactions: 'dropped', paid: [0n, 0n, 0n, 0n] },
] as const)('another history of the last blocks: transactions $transactions', async ({ transactions, paid }) => {
  const node = await start();
  await node.mine();
  await node.send(await pay(0, 5n));
  await node.mine();
  await node.send(await pay(1, 7n));
  await node.mine();
  const expected = await hashes(node);

  await node.reorganise({ depth: 2, transactions });
  expect(node.head).toBe(4);
  const now = await hashes(node);
  expect(now.slice(0, 2)).toEqual(expected.slice(0, 2));
  expect(expected).not.toContain(now[2]);
  expect(expected).not.toContain(now[3]);
  for (let height = 1; height <= 4; height++) expect((await blockAt(node, height)).parentHash).toBe(now[height - 1]);
  const balances = await Promise.all(
    [1, 2, 3, 4].map(async (height) =>
      BigInt((await node.request('eth_getBalance', [TO, `0x${height.toString(16)}`])) as Hex),
    ),
  );
  expect(balances).toEqual(paid);
  // Gone blocks are gone for whoever asks by their hash.
  expect(await node.request('eth_getBlockByHash', [expected[3], false])).toBeNull();

  await stop(node);
  expect(await hashes(await start())).toEqual(now);
});

test('a reorganisation may leave a shorter chain, and what waited still waits', async () => {
  const node = await start();
  await node.mine(4);
  await node.send(await pay(0, 5n));
  await node.reorganise({ depth: 3, transactions: 'kept', length: 1 });
  expect(node.head).toBe(2);
  expect(await held(node)).toBe(0n);
  await node.mine();
  expect(await held(node)).toBe(5n);
  await expect(node.reorganise({ depth: 9, transactions: 'kept' })).rejects.toThrow('no 9 blocks');
});

test('nobody hears of a block that is not on disk', async () => {
  const node = await start(10);
  node.run();
  let ended = false;
  const watching = (async () => {
    while (!ended) {
      const head = (await node.request('eth_getBlockByNumber', ['latest', false])) as BlockSeen;
      const onDisk = readFileSync(file, 'utf8');
      if (Number(head.number) > 0) expect(onDisk).toContain(head.hash);
    }
  })();
  for (let nonce = 0; nonce < 10; nonce++) await node.mined(await node.send(await pay(nonce, 1n)));
  ended = true;
  await watching;
});

test('a transaction that was replaced is forgotten, and its replacement is paid', async () => {
  const node = await start();
  const cheap = await node.send(await pay(0, 1n));
  const dear = await node.send(await pay(0, 2n, '4'));
  await node.mine();
  expect(await node.request('eth_getTransactionReceipt', [cheap])).toBeNull();
  expect(await node.request('eth_getTransactionReceipt', [dear])).toMatchObject({ status: '0x1' });
  expect(await held(node)).toBe(2n);
});
