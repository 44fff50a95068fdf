import { contractOf, marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { type Batch, createCore, plainLimit, type Reply } from '../index.ts';

const practice = { user: [['USDT', units('1000000')]] as const, desk: [] };
const ALICE = 1001;

function begun() {
  const batches: Batch[] = [];
  const { engine } = createCore({ practice, port: { append: (batch) => batches.push(batch) } });
  const replies: Reply[] = [];
  const send = (name: string, input: object, at = 1) =>
    engine.submit({ name, input, at }, (reply) => {
      replies.push(reply);
    });
  send('market/list-market', marketOf('BTC'));
  engine.committed(1);
  send('wallet/open-account', { owner: ALICE, kind: 'user' });
  engine.committed(2);
  replies.length = 0;
  return { engine, batches, replies, send };
}

const request = (quantity: string) => ({
  owner: ALICE,
  clientId: null,
  market: 'BTC',
  side: 'buy' as const,
  type: 'limit' as const,
  price: units('60000'),
  quantity: units(quantity),
  amount: null,
  ...plainLimit,
});
const idOf = ({ outcome }: Reply) => (outcome.ok ? (outcome.value as { id: number }).id : outcome.refusal.reason);

test('nobody hears of a command before its batch is durable, and answers come in the order of the commands', () => {
  const { engine, batches, replies, send } = begun();
  const answer = (reply: Reply) => replies.push(reply);
  const sent = (quantity: string) => ({ sent: { name: 'spot/place-order', input: request(quantity), at: 1 }, answer });
  engine.submitAll([sent('0.1'), sent('0.00001'), sent('0.2')]);
  send('spot/place-order', request('0.3'));
  send('spot/place-order', request('0.4'));
  expect(batches.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(replies).toEqual([]);
  engine.committed(3);
  expect(replies.map(idOf)).toEqual([1, 'spot/quantity-off-lot', 2]);
  expect(replies.map(({ seq }) => seq)).toEqual([3, 3, 3]);
  engine.committed(4);
  engine.committed(5);
  expect(replies.map(idOf)).toEqual([1, 'spot/quantity-off-lot', 2, 3, 4]);
});

test('a refusal alone makes no batch, leaves no evidence, and waits for what it is true at', () => {
  const { engine, batches, replies, send } = begun();
  for (let turn = 0; turn < 100; turn++) send('spot/place-order', request('0.00001'));
  expect(replies).toHaveLength(100);
  expect(batches).toHaveLength(2);
  send('spot/place-order', request('0.1'));
  expect(batches[2]!.commands.length).toBeLessThan(100);
  send('spot/place-order', request('0.00001'));
  expect(replies).toHaveLength(100);
  engine.committed(3);
  expect(replies.slice(100).map(idOf)).toEqual([1, 'spot/quantity-off-lot']);
});

test('batches land in the order in which they were made, or the core stops', () => {
  const { engine, send } = begun();
  send('spot/place-order', request('0.1'));
  send('spot/place-order', request('0.1'));
  expect(() => engine.committed(4)).toThrow('batch 4 was not the next to become durable');
});

test('time never goes back, whatever the clock of a sender says', () => {
  const { engine, batches, send } = begun();
  send('spot/place-order', request('0.1'), 5_000);
  send('spot/place-order', request('0.1'), 3_000);
  engine.committed(3);
  engine.committed(4);
  expect(batches.slice(2).map(({ at }) => at)).toEqual([5_000, 5_000]);
});

test('what must happen before commands of a time comes first, in a batch of its own, and once', () => {
  const batches: Batch[] = [];
  const { engine, perpetual } = createCore({ practice, port: { append: (batch) => batches.push(batch) } });
  const stamp = Date.UTC(2026, 0, 1, 8);
  const list = { ...contractOf('BTCUSDT-PERP'), referencePrice: units('60000') };
  const prices = [1, 2, 3].map((n) => ({ source: `venue-${n}`, price: units('60000'), weight: 1, at: stamp - 1000 }));
  const answered: string[] = [];
  const sent = (name: string, input: object, at: number) => ({
    sent: { name, input, at },
    answer: ({ seq }: Reply) => answered.push(`${name} ${seq}`),
  });
  const open = (owner: number, at: number) => sent('wallet/open-account', { owner, kind: 'user' }, at);
  engine.submitAll([
    sent('perpetual/list-contract', list, 1),
    sent('perpetual/record-prices', { coin: 'BTC', prices }, stamp - 1000),
    open(ALICE, stamp - 1),
    open(ALICE + 1, stamp),
    open(ALICE + 2, stamp + 1),
  ]);
  for (let seq = 1; engine.busy; seq++) engine.committed(seq);
  // The batch before the stamp, what the stamp brings, and the rest.
  expect(answered).toEqual([
    'perpetual/list-contract 1',
    'perpetual/record-prices 1',
    'wallet/open-account 1',
    'wallet/open-account 3',
    'wallet/open-account 3',
  ]);
  expect(batches.map(({ at }) => at)).toEqual([stamp - 1, stamp, stamp + 1]);
  expect([...perpetual.funding.periods.values()].map(({ endsAt }) => endsAt)).toEqual([stamp + 8 * 3_600_000]);

  engine.reach(stamp + 8 * 3_600_000 - 1);
  engine.reach(stamp + 8 * 3_600_000);
  engine.reach(stamp + 8 * 3_600_000 + 1);
  expect(batches.map(({ at }) => at).slice(3)).toEqual([stamp + 8 * 3_600_000]);
});
