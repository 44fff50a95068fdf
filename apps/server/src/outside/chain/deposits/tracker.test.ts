import type { Address } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import type { ChainAccess } from '../chain-access.ts';
import { ChainUnreachable } from '../chain-access.ts';
import type { Network } from '../networks.ts';
import { chanceOf } from '../testing/chance.ts';
import { MemoryLedger, MemoryRows } from '../testing/deposit-rows.ts';
import { SimulatedChain } from '../testing/simulated-chain.ts';
import { sure, unsureAccess } from '../testing/unsure-access.ts';
import type { DepositLedger } from './ledger.ts';
import { createTracker, KEPT_BLOCKS } from './tracker.ts';

const contract: Address = '0x00000000000000000000000000000000000000c1';
const from: Address = '0x000000000000000000000000000000000000eeee';
const alices: Address = '0x00000000000000000000000000000000000003e8';
const alice = 1000;
const network: Network = {
  name: 'ERC20',
  label: 'simulated',
  chainId: 1,
  confirmations: 3,
  blockSeconds: 1,
  endpoints: ['http://one', 'http://other'],
  explorer: null,
  isTest: true,
  tokens: [
    {
      asset: 'USDT',
      contract,
      decimals: 8,
      depositMin: 10n,
      withdrawal: undefined,
      hotLow: 0n,
      hotHigh: 0n,
      compareAbove: 0n,
    },
  ],
};

let chain: SimulatedChain;
let ledger: MemoryLedger;
let rows: MemoryRows;
let halts: string[];
let alarms: string[];

beforeEach(() => {
  chain = new SimulatedChain();
  ledger = new MemoryLedger();
  rows = new MemoryRows(ledger);
  halts = [];
  alarms = [];
});

/** A tracker of the chain, with something wrong on the way. */
function trackerWith(
  wrong: (access: ChainAccess) => Partial<ChainAccess> = () => ({}),
  credits: DepositLedger = ledger,
) {
  const chance = chanceOf(1);
  const access = unsureAccess({ chain, chance, unsure: () => sure, move: () => undefined, invented: new Map() });
  return createTracker({
    network,
    access: { ...access, ...wrong(access) },
    rows,
    ledger: credits,
    alarms: { raise: async (alarm) => void alarms.push(alarm), end: async () => undefined },
    userAt: (address) => (address === alices ? alice : undefined),
    addresses: () => [alices],
    isOwnAddress: () => false,
    hold: async () => undefined,
    halt: async (why) => {
      halts.push(why);
      rows.setHalted(true);
    },
    now: () => 0,
  });
}

/** One of a token that keeps part of it, and tells of all. */
const pays = (atoms: bigint, arrives = atoms) => ({ contract, from, to: alices, atoms, arrives });
const mine = (blocks: number) => {
  for (let left = blocks; left > 0; left--) chain.mine([]);
};

test('a log that was left out at first changes what the others of its block are credited with', async () => {
  let looks = 0;
  const tracker = trackerWith((access) => ({
    async transfers(block, contracts) {
      const logs = await access.transfers(block, contracts);
      if (logs.length > 0) looks += 1;
      return looks === 1 ? logs.slice(1) : logs;
    },
  }));
  await tracker.step();
  // 1,400 arrive; the first log takes 1,000 of them, the second what is left, the third nothing.
  chain.mine([chain.transaction([pays(1_000n, 900n), pays(500n, 450n), pays(50n, 50n)])]);
  await tracker.step();
  expect([...rows.transfers.values()].map(({ amount }) => amount)).toEqual([500n, 50n]);
  mine(2);
  await tracker.step();
  expect(ledger.balances.get(alice)).toBe(1_400n);
  expect([...ledger.credits.values()].map(({ amount }) => amount).sort()).toEqual([1_000n, 400n]);
});

test('a head whose number and hash are of two blocks is no reorganisation', async () => {
  let lies = false;
  const tracker = trackerWith((access) => ({
    async head() {
      const head = await access.head();
      return lies ? { ...head, number: 2 } : head;
    },
  }));
  await tracker.step();
  chain.mine([]);
  chain.mine([]);
  chain.mine([chain.transaction([pays(1_000n)])]);
  mine(5);
  await tracker.step();
  expect(ledger.balances.get(alice)).toBe(1_000n);
  lies = true;
  await expect(tracker.step()).rejects.toThrow(ChainUnreachable);
  expect(halts).toEqual([]);
  expect(ledger.balances.get(alice)).toBe(1_000n);
});

test('endpoints that differ about a reorganisation take nothing back, and halt the network', async () => {
  let differ = true;
  const tracker = trackerWith((access) => ({
    agreed: async (number) => (differ ? undefined : access.agreed(number)),
  }));
  await tracker.step();
  chain.mine([chain.transaction([pays(1_000n)])]);
  mine(3);
  await tracker.step();
  chain.drop(4);
  mine(6);
  await tracker.step();
  expect(halts).toHaveLength(1);
  expect(alarms).toEqual(['endpoints-disagree']);
  expect(ledger.balances.get(alice)).toBe(1_000n);
  differ = false;
  await tracker.step();
  expect(alarms).toContain('reorganised-after-credit');
  expect(ledger.balances.get(alice)).toBe(0n);
});

test('a reorganisation that is deeper than we remember halts the network and changes nothing', async () => {
  const tracker = trackerWith();
  await tracker.step();
  chain.mine([chain.transaction([pays(1_000n)])]);
  mine(KEPT_BLOCKS + 50);
  for (let behind = true; behind; ) behind = (await tracker.step()).behind;
  expect(ledger.balances.get(alice)).toBe(1_000n);
  chain.drop(KEPT_BLOCKS + 20);
  mine(KEPT_BLOCKS + 30);
  await tracker.step();
  await tracker.step();
  expect(halts.length).toBeGreaterThan(0);
  expect(ledger.balances.get(alice)).toBe(1_000n);
});

test('a deposit that the ledger has no room for waits and rings, and keeps no other from being credited', async () => {
  let room = 1_000n;
  const tracker = trackerWith(undefined, {
    async credit(deposit) {
      if (deposit.amount > room) return undefined;
      room -= deposit.amount;
      return ledger.credit(deposit);
    },
    reverse: (transfer) => ledger.reverse(transfer),
    shown: () => ledger.shown(),
  });
  await tracker.step();
  chain.mine([chain.transaction([pays(1_001n), pays(400n)])]);
  mine(3);
  await tracker.step();
  expect(ledger.balances.get(alice)).toBe(400n);
  expect(alarms).toEqual(['token-unexpected']);
  expect([...rows.transfers.values()].map(({ state }) => state)).toEqual(['pending', 'credited']);
  room = 2_000n;
  await tracker.step();
  expect(ledger.balances.get(alice)).toBe(1_401n);
});
