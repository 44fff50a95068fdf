import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { units } from '@quay/money';
import { afterAll, expect, test } from 'vitest';
import { BadSetting, readSettings } from '../../settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quay-networks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const usdt = {
  asset: 'USDT',
  contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  decimals: 6,
  depositMin: '1',
  withdrawal: { min: '10', max: '100000', fee: '1.5' },
  hotLow: '20000',
  hotHigh: '500000',
};
const erc20 = {
  name: 'ERC20',
  label: 'Ethereum (ERC20)',
  chainId: 1,
  confirmations: 12,
  blockSeconds: 12,
  endpoints: ['https://one.example/key', 'https://other.example'],
  explorer: 'https://explorer.example',
  tokens: [usdt],
};

function read(networks: unknown) {
  const file = path.join(folder, 'networks.json');
  writeFileSync(file, typeof networks === 'string' ? networks : JSON.stringify({ networks }));
  return readSettings({ CHAINS: file }, '/srv/quay').chains;
}

test('an operator’s networks are read, and everything is compared where two endpoints are', () => {
  expect(read([erc20])).toEqual([
    {
      ...erc20,
      isTest: false,
      treasury: [],
      tokens: [
        {
          ...usdt,
          depositMin: units('1'),
          withdrawal: { min: units('10'), max: units('100000'), fee: units('1.5') },
          hotLow: units('20000'),
          hotHigh: units('500000'),
          compareAbove: 0n,
        },
      ],
    },
  ]);
});

const oneEndpoint = { ...erc20, endpoints: ['http://10.0.0.7:8545'] };
const withToken = (change: object) => [{ ...erc20, tokens: [{ ...usdt, ...change }] }];

test.each([
  ['is not JSON', '{', 'it is not JSON'],
  ['has none', [], 'networks'],
  ['has no endpoint', [{ ...erc20, endpoints: [] }], 'networks.0.endpoints'],
  [
    'has an endpoint that is no web address',
    [{ ...erc20, endpoints: ['ws://node.example'] }],
    'networks.0.endpoints.0',
  ],
  ['names a network twice', [erc20, { ...erc20, chainId: 2 }], 'each network once'],
  ['names a chain twice', [erc20, { ...erc20, name: 'BEP20' }], 'each chain id once'],
  ['compares with nobody', [{ ...oneEndpoint, tokens: [{ ...usdt, compareAbove: '5' }] }], 'two endpoints'],
  ['has an address without checksum', withToken({ contract: usdt.contract.toLowerCase() }), 'tokens.0.contract'],
  ['has a wrong checksum', withToken({ contract: usdt.contract.replace('dAC', 'DAC') }), 'tokens.0.contract'],
  ['has an amount that is a number', withToken({ depositMin: 1 }), 'tokens.0.depositMin'],
  ['withdraws another coin', withToken({ asset: 'BTC' }), 'only USDT'],
  [
    'has a fee above the smallest withdrawal',
    withToken({ withdrawal: { min: '1', max: '5', fee: '1' } }),
    'above its fee',
  ],
  ['has a word too many', withToken({ depositMax: '5' }), 'depositMax'],
  ['has a hot wallet that is low and high', withToken({ hotLow: '5', hotHigh: '5' }), 'hotLow'],
  ['has decimals that no token has', withToken({ decimals: 31 }), 'tokens.0.decimals'],
])('a file that %s is refused by name, in one line', (_, networks, says) => {
  expect(() => read(networks)).toThrow(BadSetting);
  expect(() => read(networks)).toThrow(/^CHAINS must [^\n]+$/);
  expect(() => read(networks)).toThrow(says);
});

test('an endpoint may carry a key, so a wrong one is not repeated', () => {
  expect(() => read([{ ...erc20, endpoints: ['hunter2'] }])).not.toThrow(/hunter2/);
});
