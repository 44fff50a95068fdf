import { type Account, type ContractBook, contractBooks } from '@quay/contract/perpetual';
import type { Account as Balance, Order, PositionRow } from '@quay/core';
import {
  equityOf,
  freeMargin,
  type Held,
  initialMargin,
  initialRate,
  maintenanceOf,
  marginRatio,
  movable,
  notionalAt,
  rounded,
  tierTable,
} from '@quay/core/margin';
import { least, text } from '@quay/money';
import type { Reads, VersionOfTiers } from '@quay/store';
import type { ContractsView } from './contracts-view.ts';

/** What somebody has in the books of contracts, and what stands on it. */
export type AccountRows = {
  readonly balances: readonly Balance[];
  readonly positions: readonly PositionRow[];
  readonly orders: readonly Pick<Order, 'market' | 'held'>[];
  readonly tiers: readonly VersionOfTiers[];
};

type Marks = Pick<ContractsView, 'all' | 'of' | 'mark' | 'bookOf'>;

/** The same rows for one reader: what follows from them is true together. */
export async function accountRowsOf(
  { wallet, perpetual }: Pick<Reads, 'wallet' | 'perpetual'>,
  owner: number,
): Promise<AccountRows> {
  const [balances, positions, orders, tiers] = await Promise.all([
    wallet.balances(owner),
    perpetual.positions(owner),
    perpetual.openOrders(owner),
    perpetual.tierVersions(),
  ]);
  return {
    balances: balances.filter(({ book }) => book === 'contract' || book === 'delivery'),
    positions,
    orders,
    tiers,
  };
}

/** The version of a contract's tiers that holds at a moment: the newest that applies by then. */
export const tiersAt = (versions: readonly VersionOfTiers[], contract: string, at: number): VersionOfTiers =>
  versions.findLast((one) => one.contract === contract && one.appliesAt <= at) ??
  versions.find((one) => one.contract === contract)!;

/** A position at the mark of now, with what it is margined by. */
export function heldOf(
  { quantity, openValue, leverage, contract }: PositionRow,
  versions: readonly VersionOfTiers[],
  contracts: Pick<Marks, 'of' | 'mark'>,
  at: number,
): Held {
  const { rows, cap } = tiersAt(versions, contract, at);
  const tiers = tierTable(rows, cap);
  const mark = contracts.mark(contract)!.price;
  const marked = { kind: contracts.of(contract).kind, tiers, position: { quantity, openValue }, mark };
  return { ...marked, leverage: BigInt(leverage), initialRate: initialRate(tiers, notionalAt(marked), 0n) };
}

/** What of an account stands behind isolated positions alone: their margins, and what orders hold in their contracts. */
export function isolatedHeldOf(positions: readonly PositionRow[], orders: AccountRows['orders']): bigint {
  const isolated = positions.filter(({ mode }) => mode === 'isolated');
  const holds = orders.filter(({ market }) => isolated.some(({ contract }) => contract === market));
  return isolated.reduce((sum, { margin }) => sum + margin, 0n) + holds.reduce((sum, { held }) => sum + held, 0n);
}

/** Books and coins in which contracts are margined: perpetual ones first, in the order of their list. */
export function accountKeysOf(contracts: Pick<Marks, 'all' | 'bookOf'>): { book: ContractBook; coin: string }[] {
  return contractBooks.flatMap((book) => {
    const here = contracts.all().filter(({ symbol }) => contracts.bookOf(symbol) === book);
    return [...new Set(here.map(({ quote }) => quote))].map((coin) => ({ book, coin }));
  });
}

/** The accounts of contracts at the marks as they are, one for each book and each coin that its contracts settle in. */
export function accountsOf(rows: AccountRows, contracts: Marks, at: number): Account[] {
  return accountKeysOf(contracts).map(({ book, coin }) => {
    const balance = rows.balances.find((one) => one.book === book && one.asset === coin);
    const { available, frozen } = balance ?? { available: 0n, frozen: 0n };
    const isHere = (symbol: string) => contracts.bookOf(symbol) === book && contracts.of(symbol).quote === coin;
    const here = rows.positions.filter(({ contract }) => isHere(contract));
    const isolatedHeld = isolatedHeldOf(here, rows.orders);
    const wallet = available + frozen - isolatedHeld;
    const positions = here
      .filter(({ mode, quantity }) => mode === 'cross' && quantity !== 0n)
      .map((row) => heldOf(row, rows.tiers, contracts, at));
    const group = { wallet, positions };
    const equity = rounded(equityOf(group), 'down');
    const maintenance = rounded(maintenanceOf(group), 'up');
    const ratio = marginRatio(maintenance, equity);
    return {
      book,
      coin,
      available: text(available),
      frozen: text(frozen),
      isolatedHeld: text(isolatedHeld),
      wallet: text(wallet),
      unrealised: text(equity - wallet),
      equity: text(equity),
      initialMargin: text(positions.reduce((sum, held) => sum + initialMargin(notionalAt(held), held), 0n)),
      maintenance: text(maintenance),
      marginRatio: ratio === undefined ? null : text(ratio),
      free: text(freeMargin(available, positions)),
      movable: text(least(available, movable(available, wallet, positions))),
    };
  });
}
