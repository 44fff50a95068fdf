import { type Amount, units } from '@quay/money';

/** A coin as the development chain has it. */
export type TestToken = {
  readonly asset: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** What somebody gets who asks for test coins: about 1,000 USDT worth. */
  readonly given: Amount;
};

export type TestNetwork = {
  readonly name: string;
  readonly label: string;
  readonly chainId: number;
  readonly confirmations: number;
  readonly withdrawalFee: Amount;
  /** Each is deployed by the transaction that its place gives the number of: new ones go to the end. */
  readonly tokens: readonly TestToken[];
};

const token = (asset: string, name: string, decimals: number, given: string, symbol = asset): TestToken => ({
  asset,
  name: `${name} for trying out`,
  symbol,
  decimals,
  given: units(given),
});

export const testNetworks: readonly TestNetwork[] = [
  {
    name: 'ERC20',
    label: 'Ethereum (ERC20)',
    chainId: 31_337,
    confirmations: 6,
    withdrawalFee: units('1.5'),
    tokens: [
      token('USDT', 'Tether USD', 6, '1000'),
      token('BTC', 'Wrapped Bitcoin', 8, '0.015', 'WBTC'),
      token('ETH', 'Ether', 18, '0.3'),
      token('SOL', 'Solana', 8, '6'),
      token('XRP', 'XRP', 18, '1600'),
      token('BNB', 'BNB', 18, '1.7'),
      token('DOGE', 'Dogecoin', 8, '6000'),
      token('ADA', 'Cardano', 18, '2200'),
      token('AVAX', 'Avalanche', 18, '27'),
      token('LINK', 'Chainlink', 18, '58'),
      token('DOT', 'Polkadot', 18, '160'),
      token('LTC', 'Litecoin', 8, '12'),
      token('TRX', 'TRON', 18, '7500'),
      token('UNI', 'Uniswap', 18, '100'),
      token('ATOM', 'Cosmos', 18, '140'),
      token('NEAR', 'NEAR', 18, '185'),
      token('ARB', 'Arbitrum', 18, '1100'),
      token('OP', 'Optimism', 18, '570'),
      token('SUI', 'Sui', 18, '470'),
      token('PEPE', 'Pepe', 18, '80000000'),
      token('SHIB', 'Shiba Inu', 18, '56000000'),
    ],
  },
  {
    name: 'BEP20',
    label: 'BNB Smart Chain (BEP20)',
    chainId: 31_338,
    confirmations: 12,
    withdrawalFee: units('0.5'),
    tokens: [
      token('USDT', 'Tether USD', 18, '1000'),
      token('ETH', 'Ether', 18, '0.3'),
      token('BTC', 'Wrapped Bitcoin', 18, '0.015', 'BTCB'),
      token('BNB', 'BNB', 18, '1.7'),
    ],
  },
];
