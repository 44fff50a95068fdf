import { marketOf } from '@quay/cast';
import { type Batch, coreTables, createCore, followedBy, plainLimit, readChanges, type Table } from '@quay/core';
import { units } from '@quay/money';
import { expect, it } from 'vitest';
import { committedOf } from './port.ts';

const BUYER = 1001;
const SELLER = 1002;

/** The batches of an exchange on which two people trade once. */
function batchesOfATrade(): (Batch & { news: Uint8Array })[] {
  const batches: (Batch & { news: Uint8Array })[] = [];
  const core = createCore({
    practice: {
      user: [
        ['USDT', units('10000')],
        ['SOL', units('100')],
      ],
      desk: [],
    },
    port: { append: (batch, news) => batches.push({ ...batch, news }) },
  });
  const send = (name: string, input: object) => {
    core.engine.submit({ name, input, at: 1_000 }, () => {});
    core.engine.committed(core.engine.seq);
  };
  send('market/list-market', marketOf('SOL'));
  const order = { clientId: null, market: 'SOL', type: 'limit', quantity: units('2'), amount: null, ...plainLimit };
  for (const [owner, side] of [[SELLER, 'sell'] as const, [BUYER, 'buy'] as const]) {
    send('wallet/open-account', { owner, kind: 'user' });
    send('spot/place-order', { ...order, owner, side, price: units('168.4') });
  }
  return batches;
}

it('gives the rows that the manifests say: all of a table, those of followed owners, or none', () => {
  const batches = batchesOfATrade();
  const written = batches.flatMap(({ changes }) => readChanges(coreTables, changes));
  const committed = batches.map((batch) => committedOf(coreTables, batch, (owner) => owner === BUYER));
  const received = committed.flatMap(({ changes }) => changes);
  const expected = written.filter(({ table, row }) => {
    const followed = followedBy(table.number);
    return followed === 'all' || (followed === 'owner' && (row as { owner: number }).owner === BUYER);
  });
  expect(received).toEqual(expected);

  const tables = new Set<Table>(received.map(({ table }) => table));
  const names = [...tables].map(({ name }) => name).sort();
  expect(names).toEqual(['accounts', 'holders', 'markets', 'spot_orders', 'spot_trades']);
  // Orders are counted whoever's they are: two were placed, and the first was written again when it was filled.
  expect(committed.reduce((sum, { orders }) => sum + orders, 0)).toBe(3);
  expect(committed.flatMap(({ levels }) => levels).map(({ table }) => table.name)).toContain('spot_levels');
});
