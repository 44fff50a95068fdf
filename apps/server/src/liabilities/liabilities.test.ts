import type { LiabilityTree } from '@quay/contract/wallet';
import type { BuiltTree, Claim, Reads } from '@quay/store';
import { expect, test } from 'vitest';
import { createLiabilities } from './liabilities.ts';

const DAY = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);
const held = { units: new Map([['USDT', 5n]]), blocks: { ERC20: 7 }, addresses: { ERC20: ['0xabc'] } };

/** Keeps what was published in memory; what the database makes of it is tested over the API. */
function stage(claims: Claim[]) {
  const published = new Map<string, LiabilityTree>();
  let now = NOON;
  let reachable = true;
  const warned: string[] = [];
  const rows: Pick<Reads['liabilities'], 'claims' | 'hasTree' | 'publish'> = {
    claims: async () => ({ seq: 9, at: NOON - 1, claims }),
    hasTree: async (day) => published.has(day),
    async publish(of, built) {
      const all: BuiltTree[] = await Array.fromAsync(built);
      if (published.has(of.day)) throw new Error('twice');
      published.set(of.day, { ...of, sums: all.map(({ sum }) => sum) });
      return true;
    },
  };
  const liabilities = createLiabilities({
    rows: rows as Reads['liabilities'],
    chain: {
      reserves: async () => {
        if (!reachable) throw new Error('nobody answers');
        return held;
      },
    },
    now: () => now,
    log: { warn: (line) => void warned.push(line) },
  });
  return {
    liabilities,
    published,
    warned,
    pass: (ms: number) => {
      now += ms;
    },
    reach: (can: boolean) => {
      reachable = can;
    },
  };
}

const owed: Claim[] = [
  { user: 100, asset: 'BTC', units: 3n },
  { user: 100, asset: 'USDT', units: 1n },
  { user: 101, asset: 'USDT', units: 250_000_000n },
];

test('once a day, however often and however many look', async () => {
  const { liabilities, published, pass } = stage(owed);
  await Promise.all([liabilities.look(), liabilities.look()]);
  await liabilities.look();
  expect([...published.keys()]).toEqual(['2026-11-21']);
  pass(DAY / 2);
  await liabilities.look();
  expect([...published.keys()]).toEqual(['2026-11-21', '2026-11-22']);
  expect(published.get('2026-11-21')).toMatchObject({
    at: NOON - 1,
    seq: 9,
    blocks: { ERC20: 7 },
    addresses: { ERC20: ['0xabc'] },
    sums: [
      { symbol: 'BTC', total: '0.00000003', leaves: 2, reserves: null },
      { symbol: 'USDT', total: '2.50000001', leaves: 4, reserves: '0.00000005' },
    ],
  });
});

test('nothing is published while nothing is owed', async () => {
  const { liabilities, published } = stage([]);
  await liabilities.look();
  expect(published.size).toBe(0);
});

test('a chain that does not answer is waited for, but not for ever', async () => {
  const { liabilities, published, warned, pass, reach } = stage(owed);
  reach(false);
  await liabilities.look();
  pass(9 * 60_000);
  await liabilities.look();
  expect(published.size).toBe(0);
  reach(true);
  await liabilities.look();
  expect(published.get('2026-11-21')!.blocks).toEqual({ ERC20: 7 });

  pass(DAY);
  reach(false);
  await liabilities.look();
  pass(10 * 60_000);
  await liabilities.look();
  const late = published.get('2026-11-22')!;
  expect([late.blocks, late.sums.map(({ reserves }) => reserves)]).toEqual([{}, [null, null]]);
  expect(warned).toEqual(['liabilities are published without reserves: nobody answers']);
});
