import type { ContractBook } from '@quay/contract/perpetual';
import {
  type ContractKind,
  entryPrice,
  equityOf,
  exact,
  exactNotional,
  freeMargin,
  type Group,
  type Held,
  initialMargin,
  initialRate,
  liquidationPrice,
  maintenanceOf,
  marginRatio,
  movable,
  notional,
  notionalAt,
  type Position,
  profitAt,
  removableMargin,
  restOf,
  rounded,
  sizeOf,
  type TierTable,
} from '@quay/core/margin';
import { type Amount, greatest, least, ONE, type Price, type Rate } from '@quay/money';

/** What of a contract the sums need, in units of 10⁻⁸. */
export type ContractNow = {
  readonly symbol: string;
  readonly kind: ContractKind;
  /** The account that it stands on: perpetual ones and dated ones have each their own. */
  readonly book: ContractBook;
  /** What it settles in. */
  readonly quote: string;
  readonly tick: Price;
  readonly lot: bigint;
  readonly tiers: TierTable;
  readonly mark: Price;
};

export type MarginMode = 'cross' | 'isolated';

/** A position as the server tells it, which is open or of which only leverage and mode were chosen. */
export type PositionNow = {
  readonly contract: ContractNow;
  readonly position: Position;
  readonly leverage: bigint;
  readonly mode: MarginMode;
  /** Of an isolated one: what is frozen for it. */
  readonly margin: Amount;
};

/** What one person has in contracts that settle in one coin. */
export type AccountNow = {
  readonly available: Amount;
  readonly frozen: Amount;
  /** Of `frozen`: margins of isolated positions, and holds of orders in isolated contracts. */
  readonly isolatedHeld: Amount;
  readonly positions: readonly PositionNow[];
};

/** A position as the functions of margin take it: with the rate of its tier. */
export function heldOf({ contract, position, leverage }: Omit<PositionNow, 'mode' | 'margin'>): Held {
  const { kind, tiers, mark } = contract;
  const marked = { kind, tiers, position, mark };
  return { ...marked, leverage, initialRate: initialRate(tiers, notionalAt(marked), 0n) };
}

const isOpen = ({ position }: PositionNow): boolean => position.quantity !== 0n;

const crossOf = ({ positions }: AccountNow): readonly PositionNow[] =>
  positions.filter((one) => isOpen(one) && one.mode === 'cross');

const crossHeld = (account: AccountNow): readonly Held[] => crossOf(account).map(heldOf);

const walletOf = ({ available, frozen, isolatedHeld }: AccountNow): Amount => available + frozen - isolatedHeld;

/** What a position stands on: its own margin, or the account with all cross positions. */
export function groupOf(account: AccountNow, { mode, margin, ...one }: PositionNow): Group {
  if (mode === 'isolated') return { wallet: margin, positions: [heldOf(one)] };
  return { wallet: walletOf(account), positions: crossHeld(account) };
}

/** What may open more. Below zero where losses have used more than is there. */
export const freeOf = (account: AccountNow): Amount => freeMargin(account.available, crossHeld(account));

/** What may leave the account, or be moved behind an isolated position. */
export const movableOf = (account: AccountNow): Amount =>
  least(account.available, movable(account.available, walletOf(account), crossHeld(account)));

/** Profits that are not realised: they open nothing. */
export const unrealisedOf = (account: AccountNow): Amount =>
  crossHeld(account).reduce((sum, held) => sum + greatest(0n, profitAt(held.kind, held.position, held.mark)), 0n);

export const positionIn = (account: AccountNow, symbol: string): PositionNow | undefined =>
  account.positions.find(({ contract }) => contract.symbol === symbol);

/** The account with one position as it would be. */
export function withPosition(account: AccountNow, changed: PositionNow): AccountNow {
  const others = account.positions.filter(({ contract }) => contract.symbol !== changed.contract.symbol);
  return { ...account, positions: [...others, changed] };
}

/** The mark at which a position is liquidated while others stay where they are; nothing where none does. */
export function liquidationOf(account: AccountNow, one: PositionNow): Price | undefined {
  const group = groupOf(account, one);
  const which = group.positions.findIndex(({ position }) => position === one.position);
  return liquidationPrice(heldOf(one), restOf(group, which));
}

/** How far a price is from the mark, as a signed share; towards zero. */
export const distanceOf = (price: Price, mark: Price): Rate => ((price - mark) * ONE) / mark;

/** A liquidation price as it is shown, in whole ticks: towards the mark, so that it is never shown further than it is. */
export function shownLiquidation({ contract: { tick }, position }: PositionNow, price: Price): Price {
  const below = (price / tick) * tick;
  return position.quantity > 0n && below < price ? below + tick : below;
}

/** What stands behind all cross positions of an account. */
export type CrossNow = {
  readonly equity: Amount;
  readonly initialMargin: Amount;
  readonly maintenance: Amount;
  /** Maintenance as a share of the equity; nothing where no equity is left. */
  readonly ratio: Rate | undefined;
};

const facts = (group: Group) => {
  const equity = rounded(equityOf(group), 'down');
  const maintenance = rounded(maintenanceOf(group), 'up');
  return { equity, maintenance, ratio: marginRatio(maintenance, equity) };
};

export function crossNow(account: AccountNow): CrossNow {
  const positions = crossHeld(account);
  const required = positions.reduce((sum, held) => sum + initialMargin(notionalAt(held), held), 0n);
  return { ...facts({ wallet: walletOf(account), positions }), initialMargin: required };
}

/** What an account is worth: its cross equity, and the margins of isolated positions with their profits. */
export function worthOf(account: AccountNow): Amount {
  const isolated = account.positions.filter((one) => isOpen(one) && one.mode === 'isolated');
  const profits = isolated.map(heldOf).reduce((sum, one) => sum + profitAt(one.kind, one.position, one.mark), 0n);
  return crossNow(account).equity + account.isolatedHeld + profits;
}

/** Everything that a screen says of an open position. */
export type PositionFigures = {
  readonly isLong: boolean;
  readonly size: bigint;
  readonly worth: Amount;
  readonly entry: Price;
  readonly profit: Amount;
  /** The profit as a share of what opening it took. */
  readonly gain: Rate;
  /** What it requires at its leverage now; of an isolated one what stands behind it. */
  readonly margin: Amount;
  /** Equity of what it stands on. */
  readonly equity: Amount;
  readonly ratio: Rate | undefined;
  readonly liquidation: Price | undefined;
  /** From the mark to the liquidation price, as a signed share. */
  readonly distance: Rate | undefined;
  /** The most that can be lost: its margin, or all that the account's cross positions stand on. */
  readonly worst: Amount;
  /** What may be taken out of its margin. */
  readonly removable: Amount;
};

export function figuresOf(account: AccountNow, one: PositionNow): PositionFigures {
  const { contract, position, mode, margin } = one;
  const { kind, mark } = contract;
  const held = heldOf(one);
  const size = sizeOf(position);
  const profit = profitAt(kind, position, mark);
  const opened = position.openValue < 0n ? -position.openValue : position.openValue;
  const atEntry = initialMargin(exact(opened), held);
  const { equity, ratio } = facts(groupOf(account, one));
  const price = liquidationOf(account, one);
  const liquidation = price === undefined ? undefined : shownLiquidation(one, price);
  return {
    isLong: position.quantity > 0n,
    size,
    worth: notional(kind, size, mark, 'down'),
    entry: entryPrice(kind, position)!,
    profit,
    gain: atEntry === 0n ? 0n : (profit * ONE) / atEntry,
    margin: mode === 'isolated' ? margin : initialMargin(exactNotional(kind, size, mark), held),
    equity,
    ratio,
    liquidation,
    distance: liquidation === undefined ? undefined : distanceOf(liquidation, mark),
    worst: mode === 'isolated' ? margin : greatest(0n, equity),
    removable: mode === 'isolated' ? removableMargin(margin, held) : 0n,
  };
}
