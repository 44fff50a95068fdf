import type { ChainAlarm } from '@quay/contract/staff';
import { units } from '@quay/money';
import type { AlarmRow, TransactionRow } from '@quay/store';
import { beforeEach, expect, test } from 'vitest';
import type { NetworkParts } from './network-parts.ts';
import { createReserves } from './reserves.ts';

const hotWallet = '0x00000000000000000000000000000000000000a1';
let held: bigint;
let owed: bigint;
let imbalance: bigint;
let looks: number;
let ringing: Map<ChainAlarm, string>;
let subjects: Set<string>;
let unswept: { userId: number; address: string; asset: string; amount: bigint }[];
let open: TransactionRow[];

beforeEach(() => {
  [held, owed, imbalance, looks] = [units('100'), units('90'), 0n, 0];
  ringing = new Map();
  subjects = new Set();
  unswept = [];
  open = [];
});

const network = {
  wallets: { all: async () => [{ index: 0, address: hotWallet }] },
  network: { name: 'ERC20', tokens: [{ asset: 'USDT', contract: hotWallet, decimals: 8 }] },
  access: {
    head: async () => ({ number: 7 + looks }),
    tokensOf: async () => held,
  },
  alarms: {
    raise: async (alarm: ChainAlarm, detail: string, subject = '') => {
      ringing.set(alarm, detail);
      subjects.add(subject);
    },
    async end(alarm: ChainAlarm, subject = '') {
      if (subjects.delete(subject)) ringing.delete(alarm);
    },
  },
} as unknown as NetworkParts;

const reserves = () =>
  createReserves([network], {
    unswept: async () => unswept,
    openTransactions: async () => open,
    openAlarms: async () =>
      [...subjects].map((subject) => ({ network: 'ERC20', alarm: 'reserves-short', subject }) as AlarmRow),
    async owedToUsers() {
      looks += 1;
      return [{ asset: 'USDT', units: owed }];
    },
    imbalances: async () => (imbalance === 0n ? [] : [{ asset: 'USDT', units: imbalance }]),
  });

test('what is on chain covers what is owed, at a block that is named', async () => {
  const found = reserves();
  await found.check();
  expect(found.last).toEqual([{ asset: 'USDT', reserves: units('100'), liabilities: units('90'), enough: true }]);
  expect(found.blocks).toEqual({ ERC20: 8 });
  expect(ringing.size).toBe(0);
});

test('too little on chain rings until it is there', async () => {
  const found = reserves();
  owed = units('100.00000001');
  await found.check();
  expect(ringing.get('reserves-short')).toBe('USDT: 100 on chain, 100.00000001 owed to users');
  owed = units('100');
  await found.check();
  expect(ringing.size).toBe(0);
});

test('what was paid out between two looks is not missing', async () => {
  const found = reserves();
  held = units('80');
  const checked = found.check();
  owed = units('80');
  await checked;
  expect(looks).toBe(2);
  expect(ringing.size).toBe(0);
});

test('accounts that do not sum to zero ring until they do', async () => {
  const found = reserves();
  imbalance = 1n;
  await found.check();
  expect(ringing.get('books-unbalanced')).toBe('USDT: 0.00000001');
  imbalance = 0n;
  await found.check();
  expect(ringing.size).toBe(0);
});

test('asked by many at once it looks once, and once more for those that came meanwhile', async () => {
  const found = reserves();
  await Promise.all([found.check(), found.check(), found.check(), found.check()]);
  expect(looks).toBe(2);
});

test('a deposit address that lost what was credited from it rings with its user and the difference', async () => {
  const found = reserves();
  // As after a fork: what is credited is not on chain any more.
  unswept = [{ userId: 1000, address: '0xb0', asset: 'USDT', amount: units('130') }];
  await found.check();
  expect(ringing.get('reserves-short')).toBe(
    'user 1000 lacks 30 USDT at 0xb0: 100 on chain, 130 credited and not swept',
  );
  expect(subjects).toContain('user 1000 USDT');
  unswept = [];
  await found.check();
  expect(ringing.size).toBe(0);
});

test('what an earlier process rang for a user ends when it does not hold', async () => {
  unswept = [{ userId: 1000, address: '0xb0', asset: 'USDT', amount: units('130') }];
  await reserves().check();
  unswept = [];
  await reserves().check();
  expect(ringing.size).toBe(0);
});

test('a sweep on its way is no shortage of its user', async () => {
  const found = reserves();
  unswept = [{ userId: 1000, address: '0xb0', asset: 'USDT', amount: units('130') }];
  open = [{ kind: 'sweep', reference: 1000 } as TransactionRow];
  await found.check();
  expect(ringing.size).toBe(0);
});
