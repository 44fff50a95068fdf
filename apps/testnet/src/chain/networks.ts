import { type CoinNetworks, networks as networksCall } from '@quay/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { type Address, getAddress } from 'viem';
import { ask } from '../request/ask.ts';

export type TestCoin = { readonly symbol: string; readonly contract: Address; readonly decimals: number };

export type TestNetwork = {
  readonly name: string;
  readonly label: string;
  readonly confirmations: number;
  readonly coins: readonly TestCoin[];
};

/** The exchange tells of coins and their networks; here it is networks and their coins, of test networks alone. */
export function networksOf(coins: CoinNetworks): TestNetwork[] {
  const found = new Map<string, TestNetwork & { coins: TestCoin[] }>();
  for (const { symbol, networks } of coins) {
    for (const { network: name, label, confirmations, contract, decimals, isTest } of networks) {
      if (!isTest) continue;
      const network = found.get(name) ?? { name, label, confirmations, coins: [] };
      network.coins.push({ symbol, contract: getAddress(contract), decimals });
      found.set(name, network);
    }
  }
  return [...found.values()].sort((a, b) => b.coins.length - a.coins.length);
}

export function useNetworks() {
  return useQuery({
    queryKey: ['networks'],
    queryFn: async ({ signal }) => networksOf(await ask(networksCall, {}, signal)),
    staleTime: 60_000,
  });
}
