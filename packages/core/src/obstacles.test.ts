import { closureObstacles } from '@quay/contract/account/rules';
import { expect, test } from 'vitest';
import { obstaclesOf } from './obstacles.ts';

const ALICE = 1001;
const BOB = 1002;

type Rows = Readonly<Record<string, readonly object[]>>;

/** The neighbours with the rows that are named, and else with nothing; each says of its rows what the real one does. */
function neighbours(rows: Rows) {
  const of = (name: string) => (rows[name] ?? []) as readonly { readonly owner: number }[];
  const owned = (name: string) => (owner: number) => of(name).filter((row) => row.owner === owner);
  const counted = (name: string) => ({ countOf: (owner: number) => owned(name)(owner).length });
  const filed = (name: string) => ({ values: () => of(name).values() });
  const areas = {
    wallet: { withdrawals: { allOfOwner: owned('withdrawals') }, debtOf: owned('debts') },
    spot: { ordersOf: owned('spotOrders') },
    perpetual: {
      ordersOf: owned('contractOrders'),
      positions: { ofOwner: owned('positions') },
      funding: { isPendingFor: (owner: number) => owned('funding')(owner).length > 0 },
    },
    loans: { loans: counted('loans') },
    credit: { loans: { ofOwner: owned('credit') } },
    earn: {
      orders: counted('terms'),
      redemptions: counted('redemptions'),
      savings: filed('savings'),
      scheduled: filed('scheduled'),
    },
    c2c: {
      orders: {
        ofTaker: (owner: number) => new Set(owned('taken')(owner)),
        ofAdvertiser: (owner: number) => new Set(owned('advertised')(owner)),
      },
      ads: { of: (owner: number) => new Set(owned('ads')(owner)) },
      deposits: filed('deposits'),
    },
    following: {
      leaders: { isLeading: (owner: number) => owned('leaders')(owner).length > 0 },
      follows: { ofFollower: owned('follows'), ofLeader: owned('followed') },
    },
    liquidity: { wallets: filed('wallets'), days: filed('days') },
  };
  return obstaclesOf(areas as unknown as Parameters<typeof obstaclesOf>[0]);
}

const own = { owner: ALICE };
const cases: readonly (readonly [rows: Rows, obstacles: readonly string[]])[] = [
  [{}, []],
  [{ withdrawals: [own] }, ['withdrawals']],
  [{ spotOrders: [own] }, ['orders']],
  [{ contractOrders: [own] }, ['orders']],
  [{ positions: [{ ...own, quantity: -1n }] }, ['positions']],
  // Leverage alone was chosen.
  [{ positions: [{ ...own, quantity: 0n }] }, []],
  [{ funding: [own] }, ['positions']],
  [{ loans: [own] }, ['loans']],
  [{ credit: [own] }, ['credit']],
  [{ terms: [own] }, ['earn']],
  [{ redemptions: [own] }, ['earn']],
  [{ savings: [own] }, ['earn']],
  [{ scheduled: [own] }, ['earn']],
  [{ taken: [{ ...own, state: 'paid' }] }, ['c2c-orders']],
  [{ advertised: [{ ...own, state: 'appealed' }] }, ['c2c-appeals', 'c2c-orders']],
  [{ taken: [{ ...own, state: 'disputed' }] }, ['c2c-appeals', 'c2c-orders']],
  [{ ads: [own] }, ['c2c-ads']],
  [{ deposits: [{ ...own, state: 'held' }] }, ['merchant-deposit']],
  [{ deposits: [{ ...own, state: 'returned' }] }, []],
  [{ leaders: [own] }, ['following']],
  [{ follows: [own] }, ['following']],
  [{ followed: [own] }, ['following']],
  [{ wallets: [{ ...own, status: 'linked' }] }, ['linked-wallet']],
  [{ wallets: [{ ...own, status: 'ended' }] }, []],
  [{ days: [own] }, ['linked-wallet']],
  [{ debts: [own] }, ['debts']],
];

test('each thing that is in the way is named, and is in nobody else’s', () => {
  for (const [rows, expected] of cases) {
    const has = neighbours(rows);
    const found = (owner: number) => closureObstacles.filter((one) => one !== 'balances' && has[one](owner));
    const label = JSON.stringify(Object.keys(rows));
    expect(found(ALICE), label).toEqual(expected);
    expect(found(BOB), label).toEqual([]);
  }
});
