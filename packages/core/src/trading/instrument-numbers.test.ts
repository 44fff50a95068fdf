import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { beforeEach, expect, test } from 'vitest';
import { MemoryStore } from '../../simulation/memory-store.ts';
import type { InstrumentRow, Order } from './tables.ts';

const AT = Date.UTC(2026, 0, 1);
const ALICE = 1001;

let store: MemoryStore;
const numbers = () => store.core.engine.stateOf(['instruments']).length;
const numberOf = (symbol: string) => store.core.spot.instruments.of(symbol).number;
const rows = () => {
  store.project(store.batches.length);
  const all = [...store.rows.get('instruments')!.values()] as InstrumentRow[];
  return all.sort((a, b) => a.number - b.number).map(({ number, product, symbol }) => `${number} ${product} ${symbol}`);
};

/** What a version wrote that knew no numbers: its rows, without those of the instruments, and no batch behind them. */
function startFromOlderRows(): void {
  store.project(store.batches.length);
  store.rows.get('instruments')!.clear();
  store.crash();
}

beforeEach(() => {
  store = new MemoryStore({ practice: { user: [['USDT', units('1000')]], desk: [] } });
  store.send('wallet/open-account', { owner: ALICE, kind: 'user' }, AT);
  for (const symbol of ['SOL', 'BTC', 'ETH']) store.send('market/list-market', marketOf(symbol), AT);
  const { tick, lot, referencePrice, minQuantity } = marketOf('ETH');
  store.send(
    'spot/place-order',
    {
      ...{ owner: ALICE, clientId: null, market: 'ETH', side: 'buy', type: 'limit', amount: null },
      ...{ price: Number(referencePrice - tick), quantity: Number(minQuantity + 100n * lot) },
      ...{ timeInForce: 'gtc', selfTrade: 'cancel-taker', stopPrice: null },
    },
    AT,
  );
});

test('instruments are numbered as they are listed, and listing again changes nothing', () => {
  store.send('market/list-market', marketOf('BTC'), AT);
  expect(rows()).toEqual(['1 spot SOL', '2 spot BTC', '3 spot ETH']);
  expect(['SOL', 'BTC', 'ETH'].map(numberOf)).toEqual([1, 2, 3]);
  store.tick(AT);
  store.crash();
  expect(['SOL', 'BTC', 'ETH'].map(numberOf)).toEqual([1, 2, 3]);
});

test('rows of a version without numbers get the same ones with the first tick, and orders are there before it', () => {
  const before = store.core.engine.digest();
  startFromOlderRows();
  expect(numbers()).toBe(0);
  const orders = store.core.spot.ordersOf(ALICE, null) as Order[];
  expect(orders.map(({ market }) => market)).toEqual(['ETH']);
  expect(['ETH', 'SOL', 'BTC'].map(numberOf)).toEqual([3, 1, 2]);
  expect(store.core.engine.broken()).toEqual([]);

  store.tick(AT);
  expect(rows()).toEqual(['1 spot SOL', '2 spot BTC', '3 spot ETH']);
  expect(store.core.engine.digest()).toBe(before);
  const { length } = store.batches;
  store.tick(AT + 1_000);
  expect(store.batches).toHaveLength(length);
  expect(store.core.engine.broken()).toEqual([]);
});

test('a market that is listed before that tick comes after those that were there', () => {
  startFromOlderRows();
  store.send('market/list-market', marketOf('PEPE'), AT);
  expect(rows()).toEqual(['1 spot SOL', '2 spot BTC', '3 spot ETH', '4 spot PEPE']);
  expect(store.core.spot.ordersOf(ALICE, 'ETH')).toHaveLength(1);
  expect(store.core.engine.broken()).toEqual([]);
});

test('who asks for what is not listed is told so', () => {
  expect(store.core.spot.instruments.find('PEPE')).toBeUndefined();
  expect(() => store.core.spot.instruments.of('PEPE')).toThrow('PEPE, which is not listed');
});
