import type { Obstacle } from './areas/account/needs.ts';
import type { Core } from './core.ts';

type Neighbours = Pick<
  Core,
  'wallet' | 'spot' | 'perpetual' | 'loans' | 'credit' | 'earn' | 'c2c' | 'following' | 'liquidity'
>;

/**
 * What each area knows that keeps an account from being closed. Most is asked by owner; what is not filed so is looked
 * through, because this is asked when somebody closes an account and never else.
 */
export function obstaclesOf(areas: Neighbours): Readonly<Record<Obstacle, (owner: number) => boolean>> {
  const { wallet, spot, perpetual, loans, credit, earn, c2c, following, liquidity } = areas;
  const c2cOrders = (owner: number) => [...c2c.orders.ofTaker(owner), ...c2c.orders.ofAdvertiser(owner)];
  return {
    withdrawals: (owner) => wallet.withdrawals.allOfOwner(owner).length > 0,
    orders: (owner) => spot.ordersOf(owner, null).length > 0 || perpetual.ordersOf(owner, null).length > 0,
    positions: (owner) =>
      perpetual.positions.ofOwner(owner).some(({ quantity }) => quantity !== 0n) ||
      perpetual.funding.isPendingFor(owner),
    loans: (owner) => loans.loans.countOf(owner) > 0,
    credit: (owner) => credit.loans.ofOwner(owner).length > 0,
    earn: (owner) =>
      earn.orders.countOf(owner) > 0 ||
      earn.redemptions.countOf(owner) > 0 ||
      isAmong(earn.savings.values(), owner) ||
      isAmong(earn.scheduled.values(), owner),
    'c2c-appeals': (owner) => c2cOrders(owner).some(({ state }) => state === 'appealed' || state === 'disputed'),
    'c2c-orders': (owner) => c2cOrders(owner).length > 0,
    'c2c-ads': (owner) => c2c.ads.of(owner).size > 0,
    'merchant-deposit': (owner) => some(c2c.deposits.values(), (one) => one.owner === owner && one.state === 'held'),
    // What is over stays there until the last share of profits is settled.
    following: (owner) =>
      following.leaders.isLeading(owner) ||
      following.follows.ofFollower(owner).length > 0 ||
      following.follows.ofLeader(owner).length > 0,
    'linked-wallet': (owner) =>
      some(liquidity.wallets.values(), (one) => one.owner === owner && one.status === 'linked') ||
      isAmong(liquidity.days.values(), owner),
    debts: (owner) => wallet.debtOf(owner).length > 0,
  };
}

const isAmong = (rows: Iterable<{ readonly owner: number }>, owner: number): boolean =>
  some(rows, (one) => one.owner === owner);

function some<Row>(rows: Iterable<Row>, holds: (row: Row) => boolean): boolean {
  for (const row of rows) if (holds(row)) return true;
  return false;
}
