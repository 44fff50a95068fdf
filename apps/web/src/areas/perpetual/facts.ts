import type { Contract, ContractBook, Position, TierVersion } from '@quay/contract/perpetual';
import type { Balance } from '@quay/contract/wallet';
import { type TierTable, tierTable } from '@quay/core/margin';
import { units } from '@quay/money';
import type { ContractOrder } from './queries/order-lists.ts';
import type { AccountNow, ContractNow, PositionNow } from './sums/account.ts';

/** The wire's decimals as the sums take them. */

/** The tiers that hold at a moment: those of the newest version that applies by then. */
export function tiersAt(versions: readonly TierVersion[], at: number): TierTable | null {
  const applying = versions.filter(({ appliesAt }) => appliesAt <= at);
  const newest = applying.sort((a, b) => b.version - a.version)[0];
  if (!newest) return null;
  const rows = newest.tiers.map(({ floor, maintenanceRate, initialRate }) => ({
    floor: units(floor),
    maintenanceRate: units(maintenanceRate),
    initialRate: units(initialRate),
  }));
  return tierTable(rows, units(newest.cap));
}

/** The account that a contract stands on. */
export const bookOf = ({ expiry }: Pick<Contract, 'expiry'>): ContractBook =>
  expiry === null ? 'contract' : 'delivery';

/** Nothing before its first index: no position can be valued then. */
export function contractNow(contract: Contract, tiers: TierTable | null): ContractNow | null {
  const { symbol, kind, quote, tickSize, lotSize, mark } = contract;
  if (mark === null || tiers === null) return null;
  const steps = { tick: units(tickSize), lot: units(lotSize) };
  return { symbol, kind, book: bookOf(contract), quote, ...steps, tiers, mark: units(mark.price) };
}

export const positionNow = (
  { quantity, openValue, leverage, mode, margin }: Position,
  contract: ContractNow,
): PositionNow => ({
  contract,
  position: { quantity: units(quantity), openValue: units(openValue) },
  leverage: BigInt(leverage),
  mode,
  margin: units(margin),
});

type Known = {
  /** Those that settle in the coin. */
  readonly contracts: readonly ContractNow[];
  readonly positions: readonly Position[];
  readonly orders: readonly Pick<ContractOrder, 'symbol' | 'held'>[];
  readonly balances: readonly Balance[];
};

/** What a person has in contracts of one account that settle in one coin. */
export function accountNow(
  { book: own, quote }: Pick<ContractNow, 'book' | 'quote'>,
  { contracts, positions, orders, balances }: Known,
): AccountNow {
  const balance = balances.find(({ book, symbol }) => book === own && symbol === quote);
  const mine = positions.flatMap((one) => {
    const contract = contracts.find(
      ({ symbol, book, quote: settled }) => symbol === one.symbol && book === own && settled === quote,
    );
    return contract ? [positionNow(one, contract)] : [];
  });
  const isolated = mine.filter(({ mode }) => mode === 'isolated');
  const held = orders
    .filter(({ symbol }) => isolated.some(({ contract }) => contract.symbol === symbol))
    .reduce((sum, order) => sum + units(order.held), 0n);
  return {
    available: units(balance?.available ?? '0'),
    frozen: units(balance?.frozen ?? '0'),
    isolatedHeld: isolated.reduce((sum, { margin }) => sum + margin, held),
    positions: mine,
  };
}

/** What its prices are counted in: both kinds are quoted in dollars or what stands for them. */
export const priceUnitOf = ({ kind, base, quote }: Pick<Contract, 'kind' | 'base' | 'quote'>): string =>
  kind === 'linear' ? quote : base;

/** The dated contract that an address means: by its own symbol, or the first of the coin that ends. */
export function datedMeant<Of extends Pick<Contract, 'symbol' | 'coin' | 'kind' | 'expiry' | 'delivery'>>(
  contracts: readonly Of[],
  symbol: string,
): Of | undefined {
  const dated = contracts.filter(({ expiry }) => expiry !== null);
  const rank = ({ kind, expiry }: Of) => (expiry ?? 0) + (kind === 'linear' ? 0 : 1);
  const open = dated
    .filter(({ delivery }) => delivery === null || delivery.settlementPrice === null)
    .sort((a, b) => rank(a) - rank(b));
  return dated.find((one) => one.symbol === symbol) ?? open.find(({ coin }) => coin === symbol);
}

/** The contract that an address means: by its own symbol, or the first perpetual one that follows the coin. */
export const contractMeant = <Of extends Pick<Contract, 'symbol' | 'coin' | 'kind' | 'expiry'>>(
  contracts: readonly Of[],
  symbol: string,
): Of | undefined => {
  const followed = contracts.filter(({ coin, expiry }) => coin === symbol && expiry === null);
  return (
    contracts.find((one) => one.symbol === symbol) ?? followed.find(({ kind }) => kind === 'linear') ?? followed[0]
  );
};
