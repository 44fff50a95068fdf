import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';

const START = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;
const [ALICE, FIRST] = [1001, 2000];
const ORDERS = 600;

test('many orders that are due at once end in some batches, none twice and none too early', () => {
  const store = new MemoryStore({ practice: { user: [['USDT', units('1000')]], desk: [] } });
  let at = START;
  const must = (name: string, input: object) => {
    const { outcome } = store.send(name, input, at);
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
  };
  must('wallet/open-account', { owner: ALICE, kind: 'user' });
  must('c2c/create-ad', {
    ...{ owner: ALICE, side: 'sell', asset: 'USDT', fiat: 'CNY', priceKind: 'fixed', price: units('100'), index: 0n },
    ...{ total: units(String(ORDERS + 1)), min: units('100'), max: units('100'), kinds: 'alipay', methods: '11' },
    ...{ minutes: 15, terms: '', autoReply: '', demandVerified: false, demandDays: 0, demandHoldings: 0n },
    ...{ onShelf: true, adsMax: 1, requestId: 'a', said: '' },
  });
  const take = (taker: number) => {
    must('c2c/take-ad', {
      ...{ taker, ad: 1, requestId: 'a', said: '', money: units('100'), quantity: 0n, seen: units('100') },
      ...{ reference: 0n, kind: 'alipay', method: 11, openMax: 1, dayLimit: units('100') },
      ...{ number: String(taker), bankReference: String(taker), detailsDigest: '' },
    });
  };
  for (let taker = FIRST; taker < FIRST + ORDERS; taker++) take(taker);
  at += 1;
  take(FIRST + ORDERS);

  const { orders } = store.core.c2c;
  const unpaid = () => [...orders.values()].filter(({ state }) => state === 'unpaid').length;
  for (at = START + 10_000; at < START + 15 * MINUTE; at += 10_000) store.tick(at);
  store.tick(START + 15 * MINUTE - 1);
  expect(unpaid()).toBe(ORDERS + 1);
  const left = Array.from({ length: 4 }, () => {
    store.tick(START + 15 * MINUTE);
    return unpaid();
  });
  expect(left).toEqual([ORDERS + 1 - 256, ORDERS + 1 - 512, 1, 1]);
  store.tick(START + 15 * MINUTE + 1);
  expect(unpaid()).toBe(0);
  expect(store.core.engine.broken()).toEqual([]);
  expect(store.core.ledger.balance(ALICE, 'c2c', 'USDT').frozen).toBe(units(String(ORDERS + 1)));
});
