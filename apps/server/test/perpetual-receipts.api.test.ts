import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob, contractOf } from '@quay/cast';
import {
  paymentReceipt,
  placeOrder,
  type ReceiptFile,
  type ReceiptLine,
  receipt,
  receiptChain,
  receiptKey,
  receipts,
  setLeverage,
} from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-receipt.mjs';
import { LINEAR, move, startContracts, type Venues } from './perpetual-market.ts';
import { receiptReasons } from './reached/perpetual.ts';
import { dataOf, reasonOf, type Serving } from './serving.ts';

let serving: Serving;
let venues: Venues;
let alices: string;
let bobs: string;

beforeAll(async () => {
  ({ serving, venues } = await startContracts([{ ...contractOf(LINEAR), referencePrice: units('50000') }]));
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  dataOf(await move(serving, alices, { amount: '120' }));
  dataOf(await move(serving, bobs));
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

const place = async (token: string, intent: string) => {
  const request = { symbol: LINEAR, intent, type: 'limit', price: '50000', quantity: '0.1' };
  return dataOf(await serving.ask(placeOrder, request, { token }));
};

const own = (token: string) => serving.get<ReceiptLine[]>(receipts as never, {}, { token });
const keyOf = () => serving.get<{ publicKey: string }>(receiptKey);

test('a liquidation has a receipt that its owner can keep and anybody can check, and nobody else can ask for', async () => {
  for (const token of [alices, bobs]) {
    dataOf(await serving.ask(setLeverage, { symbol: LINEAR, leverage: 50 }, { token }));
  }
  await place(bobs, 'open-short');
  await place(alices, 'open-long');
  expect(await own(alices)).toEqual([]);
  venues.say('48000');
  let lines: ReceiptLine[] = [];
  for (let tries = 0; lines.length === 0 && tries < 600; tries++) {
    await sleep(100);
    lines = await own(alices);
  }
  const [line] = lines;
  expect(line).toMatchObject({ symbol: LINEAR, step: 'takeover', own: true });
  const { publicKey } = await keyOf();
  const kept = await serving.get<{ file: ReceiptFile; person: string }>(
    receipt as never,
    { number: String(line!.number) },
    { token: alices },
  );
  const found = verify(JSON.stringify(kept.file), publicKey);
  expect(found.wrong).toBeUndefined();
  expect(found.found).toMatchObject([
    { document: { kind: 'liquidation', person: kept.person, before: expect.any(String) } },
  ]);
  expect(kept.person).toBe(line!.person);

  // The same words stand in the chain, where nobody is named.
  const chain = await serving.get<ReceiptFile>(receiptChain as never);
  expect(verify(JSON.stringify(chain), publicKey).wrong).toBeUndefined();
  expect(chain.receipts).toContainEqual(kept.file.receipts[0]);

  // Bob stood on the other side of nothing of it: the fund took it over.
  expect(await own(bobs)).toEqual([]);
  const others = await serving.ask(receipt, { number: String(line!.number) }, { token: bobs });
  expect(reasonOf(others)).toBe('perpetual/receipt-unknown');
  const none = await serving.ask(receipt, { number: '99999' }, { token: alices });
  expect(reasonOf(none)).toBe('perpetual/receipt-unknown');
  const nothing = await serving.ask(paymentReceipt, { payment: '99999' }, { token: alices });
  expect(reasonOf(nothing)).toBe('perpetual/receipt-unknown');
});

test('every reason that is listed as met was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...receiptReasons]));
});
