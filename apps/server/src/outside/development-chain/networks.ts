import { units } from '@quay/money';
import type { Address } from 'viem';
import type { Network, Token } from '../chain/networks.ts';
import type { TestNetwork, TestToken } from './tokens.ts';

type Deployed = {
  contractOf(asset: string): Address;
  readonly endpoint: string;
  readonly blockMs: number;
};

/** A network of the development chain as the rest of the server sees any network. */
export function networkOf(test: TestNetwork, { contractOf, endpoint, blockMs }: Deployed): Network {
  return {
    name: test.name,
    label: test.label,
    chainId: test.chainId,
    confirmations: test.confirmations,
    // Nobody forks it: what has its confirmations stays.
    finality: test.confirmations,
    blockSeconds: blockMs / 1_000,
    endpoints: [endpoint],
    explorer: `/testnet/${test.name}`,
    isTest: true,
    tokens: test.tokens.map((token) => tokenOf(test, token, contractOf(token.asset))),
  };
}

function tokenOf(test: TestNetwork, { asset, decimals, given }: TestToken, contract: Address): Token {
  const isDollar = asset === 'USDT';
  return {
    asset,
    contract,
    decimals,
    // What is given is about 1,000 USDT worth, so this is about one.
    depositMin: given / 1_000n,
    withdrawal: isDollar ? { min: units('10'), max: units('1000000'), fee: test.withdrawalFee } : undefined,
    hotLow: isDollar ? units('20000') : 0n,
    hotHigh: given * 500n,
    compareAbove: given * 10n,
  };
}
