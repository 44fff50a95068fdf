import type { Contract, ContractState } from '@quay/contract/perpetual';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useLive } from '../../live/live.ts';
import { useContracts } from '../../trading/market/queries/contracts.ts';

/** What was pushed of contracts: status, open interest and mark, by symbol. */
const useLiveStore = create<{ readonly bySymbol: Readonly<Record<string, ContractState>> }>()(() => ({
  bySymbol: {},
}));

function take(pushed: readonly ContractState[]): void {
  const { bySymbol } = useLiveStore.getState();
  useLiveStore.setState({
    bySymbol: { ...bySymbol, ...Object.fromEntries(pushed.map((one) => [one.symbol, one])) },
  });
}

/** All contracts with their marks of this moment, which change once a second at most. */
export function useContractsNow(): readonly Contract[] {
  const contracts = useContracts();
  const bySymbol = useLiveStore((store) => store.bySymbol);
  useLive<ContractState[]>('contracts', take);
  return useMemo(() => contracts.map((one) => ({ ...one, ...bySymbol[one.symbol] })), [contracts, bySymbol]);
}
