import { contractsTable, marketsTable } from '@quay/core';
import { units } from '@quay/money';
import { expect, it } from 'vitest';
import type { Committed, CorePort } from '../../core-host/port.ts';
import { contractCoins, coreRecord } from './core-record.ts';

const at = 1_770_000_000_000;
const price = { source: 'okx', price: units('50000.5'), weight: 3n, at: at - 200 };

function recording(outcome: object = { ok: true, value: {} }) {
  const batches: object[] = [];
  const core = {
    async submitAll(commands: readonly object[]) {
      batches.push(commands);
      return commands.map(() => ({ outcome, seq: 1 }));
    },
  } as unknown as Pick<CorePort, 'submitAll'>;
  let coins = new Set(['BTC', 'ETH']);
  const { record } = coreRecord({ core, coins: () => coins });
  return {
    batches,
    record,
    listing(...names: string[]) {
      coins = new Set(names);
    },
  };
}

it('puts the facts of a second into one batch, for the coins that something is priced by', async () => {
  const { batches, record, listing } = recording();
  const facts = [
    { symbol: 'BTC', at, prices: [price] },
    { symbol: 'ETH', at, prices: [] },
    { symbol: 'SOL', at, prices: [price] },
  ];
  await record(facts);
  const fact = { source: 'okx', price: units('50000.5'), weight: 3, at: at - 200 };
  expect(batches).toEqual([
    [
      { name: 'perpetual/record-prices', input: { coin: 'BTC', prices: [fact] } },
      { name: 'perpetual/record-prices', input: { coin: 'ETH', prices: [] } },
    ],
  ]);
  listing();
  await record(facts);
  expect(batches).toHaveLength(1);
});

it('says so when the core refuses a fact', async () => {
  const { record } = recording({ ok: false, refusal: { reason: 'edge/fault' } });
  await expect(record([{ symbol: 'BTC', at, prices: [price] }])).rejects.toThrow('the core refused a fact: edge/fault');
});

it('knows the coins of the contracts that are listed at the start, and of those that are listed later', () => {
  const put = (coin: string, table: object = contractsTable) => ({
    table,
    op: 'put',
    row: { coin, symbol: `${coin}USDT` },
  });
  let commit: (committed: Committed) => void = () => undefined;
  const core = {
    onCommitted(listener: typeof commit) {
      commit = listener;
      return () => undefined;
    },
  };
  const of = (...changes: object[]) => ({ changes }) as unknown as Committed;
  const coins = contractCoins(core, of(put('BTC'), put('DOGE', marketsTable)));
  expect([...coins()]).toEqual(['BTC']);
  commit(of(put('ETH'), put('ETH')));
  expect([...coins()]).toEqual(['BTC', 'ETH']);
});
