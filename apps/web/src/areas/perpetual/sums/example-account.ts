import { FLAT, filled, tierTable } from '@quay/core/margin';
import { units } from '@quay/money';
import type { AccountNow, ContractNow, MarginMode, PositionNow } from './account.ts';

/** Contracts, positions and accounts for tests, in decimals. */

const kinds = { linear: 'USDT', inverse: 'BTC' } as const;

export const contractNow = (
  symbol: string,
  mark: string,
  maintenance: string,
  {
    kind = 'linear',
    tick = '0.1',
    lot = '0.0001',
    initial = '0.01',
    book = 'contract',
  }: Partial<Record<'tick' | 'lot' | 'initial', string>> & {
    kind?: keyof typeof kinds;
    book?: ContractNow['book'];
  } = {},
): ContractNow => ({
  symbol,
  kind,
  book,
  quote: kinds[kind],
  tick: units(tick),
  lot: units(lot),
  tiers: tierTable(
    [{ floor: 0n, maintenanceRate: units(maintenance), initialRate: units(initial) }],
    units('50000000'),
  ),
  mark: units(mark),
});

export const positionNow = (
  contract: ContractNow,
  side: 'long' | 'short',
  quantity: string,
  entry: string,
  { leverage = 10, mode = 'cross', margin = '0' }: { leverage?: number; mode?: MarginMode; margin?: string } = {},
): PositionNow => ({
  contract,
  position: filled(contract.kind, FLAT, { buys: side === 'long', quantity: units(quantity), price: units(entry) })
    .position,
  leverage: BigInt(leverage),
  mode,
  margin: units(margin),
});

export const accountNow = (available: string, ...positions: readonly PositionNow[]): AccountNow => {
  const isolatedHeld = positions.reduce((sum, { margin }) => sum + margin, 0n);
  return { available: units(available), frozen: isolatedHeld, isolatedHeld, positions };
};
