import { describe, expect, it } from 'vitest';
import {
  coinsByHolding,
  depositSteps,
  expectedAt,
  explorerOf,
  groupsOf,
  minutesFor,
  networkOf,
  shortOf,
  withdrawalSteps,
} from './figures-movements.ts';

const ADDRESS = '0x7A3e19C04fD2b86E5510A9c37e8B42Fd06a1C94E';

const network = (name: string) => ({
  network: name,
  label: name,
  contract: ADDRESS,
  decimals: 6,
  confirmations: 12,
  blockSeconds: 2,
  depositOpen: true,
  depositMin: '1',
  withdrawOpen: true,
  withdrawMin: '10',
  withdrawMax: '1000',
  withdrawFee: '1',
  explorer: null,
  isTest: true,
});

describe('an address', () => {
  it('reads in groups that leave nothing out', () => {
    const groups = groupsOf(ADDRESS).map(({ text }) => text);
    expect(groups.join('')).toBe(ADDRESS);
    expect(groups.slice(0, 2)).toEqual(['0x7A3e', '19C0']);
    expect(groups.slice(1).every((group) => group.length === 4)).toBe(true);
    expect(groupsOf('')).toEqual([]);
  });

  it('is cut in the middle where there is no room, unless it is short anyway', () => {
    expect(shortOf(ADDRESS)).toBe('0x7A3e…C94E');
    expect(shortOf('0x1234')).toBe('0x1234');
  });
});

describe('the wait for confirmations', () => {
  it('is never said to be nothing', () => {
    expect(minutesFor(6, 2)).toBe(1);
    expect(minutesFor(12, 12)).toBe(3);
  });

  it('ends when the last block is there', () => {
    const deposit = { confirmations: 7, confirmationsNeeded: 12 } as Parameters<typeof expectedAt>[0];
    expect(expectedAt(deposit, 12, 1_000)).toBe(1_000 + 5 * 12_000);
    expect(expectedAt({ ...deposit, confirmations: 13 }, 12, 1_000)).toBe(1_000);
  });
});

it('finds a transaction in an explorer, with or without a slash at its end', () => {
  expect(explorerOf('/testnet/ERC20', 'tx', '0xab')).toBe('/testnet/ERC20/tx/0xab');
  expect(explorerOf('https://explorer.test/', 'address', '0xcd')).toBe('https://explorer.test/address/0xcd');
  expect(explorerOf(null, 'tx', '0xab')).toBeUndefined();
});

const drawn = (steps: readonly { id: string; state: string }[]) => steps.map(({ id, state }) => `${id} ${state}`);

describe('the steps', () => {
  it('of a deposit say what is done, and promise a credit only while it can come', () => {
    expect(drawn(depositSteps({ state: 'pending' }))).toEqual(['seen done', 'confirming now', 'credited next']);
    expect(drawn(depositSteps({ state: 'credited' }))).toEqual(['seen done', 'confirming done', 'credited done']);
    expect(drawn(depositSteps({ state: 'small' }))).toEqual(['seen done', 'small done']);
    expect(drawn(depositSteps({ state: 'gone' }))).toEqual(['seen done', 'gone done']);
    expect(drawn(depositSteps({ state: 'reversed' })).at(-1)).toBe('reversed done');
  });

  it('of a withdrawal never show it as sent before it was', () => {
    expect(drawn(withdrawalSteps({ state: 'reviewing' }))).toEqual([
      'requested done',
      'reviewing now',
      'sent next',
      'arrived next',
    ]);
    expect(drawn(withdrawalSteps({ state: 'approved' }))).toContain('sent next');
    expect(drawn(withdrawalSteps({ state: 'broadcasting' }))).toEqual([
      'requested done',
      'approved done',
      'sent done',
      'confirming now',
      'arrived next',
    ]);
    expect(drawn(withdrawalSteps({ state: 'success' })).at(-1)).toBe('arrived done');
    expect(drawn(withdrawalSteps({ state: 'failed' })).at(-1)).toBe('failed done');
    expect(drawn(withdrawalSteps({ state: 'rejected' }))).toEqual(['requested done', 'rejected done']);
  });
});

it('coins that are held come first, in any account and frozen too', () => {
  const listed = ['USDT', 'ETH', 'BTC', 'SOL'].map((symbol) => ({ symbol, networks: [] }));
  const held = (book: 'spot' | 'contract', symbol: string, available: string, frozen: string) =>
    ({ book, symbol, available, frozen }) as const;
  const coins = coinsByHolding(listed, [
    held('spot', 'BTC', '0.1', '0.2'),
    held('contract', 'BTC', '1', '0'),
    held('spot', 'ETH', '0', '0'),
    held('spot', 'SOL', '0', '3'),
  ]);
  expect(coins.map(({ symbol, held: sum }) => `${symbol} ${sum}`)).toEqual(['BTC 1.3', 'SOL 3', 'USDT 0', 'ETH 0']);
});

it('takes a network only when it was chosen, or when there is no other', () => {
  const both = [network('ERC20'), network('BEP20')];
  expect(networkOf(both, 'BEP20')?.network).toBe('BEP20');
  expect(networkOf(both, null)).toBeUndefined();
  expect(networkOf(both, 'TRC20')).toBeUndefined();
  expect(networkOf(both.slice(1), null)?.network).toBe('BEP20');
});
