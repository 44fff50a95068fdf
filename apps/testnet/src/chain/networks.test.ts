import type { CoinNetwork } from '@quay/contract/wallet';
import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const USDT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

const at = (network: string, isTest = true): CoinNetwork => ({
  network,
  label: `the ${network}`,
  contract: USDT,
  decimals: 6,
  confirmations: 6,
  blockSeconds: 2,
  depositOpen: true,
  depositMin: '1',
  withdrawOpen: true,
  withdrawMin: '10',
  withdrawMax: '1000',
  withdrawFee: '1',
  explorer: null,
  isTest,
});

test('networks and their coins come from coins and their networks; a real network is never offered', () => {
  const found = networksOf([
    { symbol: 'USDT', networks: [at('BEP20'), at('ERC20'), at('MAIN', false)] },
    { symbol: 'BTC', networks: [at('ERC20')] },
  ]);
  expect(found.map(({ name }) => name)).toEqual(['ERC20', 'BEP20']);
  expect(found[0]).toMatchObject({ label: 'the ERC20', confirmations: 6 });
  expect(found[0]?.coins.map(({ symbol }) => symbol)).toEqual(['USDT', 'BTC']);
  expect(networksOf([])).toEqual([]);
});
