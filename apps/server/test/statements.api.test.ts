import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import { placeOrder } from '@quay/contract/spot';
import { type Balance, disposalsExport, statementExport, wallets } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;
let seq = 0;

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
}, 60_000);
afterAll(() => serving.end());

async function deal(seller: string, buyer: string, price: string, quantity: string): Promise<void> {
  for (const [token, side] of [
    [seller, 'sell'],
    [buyer, 'buy'],
  ] as const) {
    const answer = await serving.ask(placeOrder, { symbol: 'BTC', side, type: 'limit', price, quantity }, { token });
    dataOf(answer);
    seq = seqOf(answer);
  }
}

type Row = Readonly<Record<string, string>>;
async function file(call: object, request: object, token: string): Promise<Row[]> {
  const answer = await serving.ask(call as never, request, { token, headers: { [SEQ_HEADER]: String(seq) } });
  const [head = '', ...lines] = answer.text.trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
}
/** Signed figures of a file. */
const figure = (text: string | undefined) => (text!.startsWith('-') ? -units(text!.slice(1)) : units(text!));

test('each disposal has proceeds, fee, cost and gain, by both methods, and only its owner’s', async () => {
  await deal(bobs, alices, '64000', '0.1');
  await deal(alices, bobs, '64500', '0.05');
  for (const method of ['fifo', 'average']) {
    const rows = await file(disposalsExport, { method }, alices);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({ Kind: 'trade', Coin: 'BTC', Quantity: '0.05', 'Proceeds (USDT)': '3225' });
    const parts = ['Fee (USDT)', 'Cost (USDT)', 'Gain (USDT)'].map((name) => figure(row![name]));
    expect(parts[0]).toBeGreaterThan(0n);
    expect(parts[1]).toBeGreaterThan(0n);
    expect(units('3225') - parts[0]! - parts[1]!).toBe(parts[2]);
    const later = String(Date.now() + 60_000);
    expect(await file(disposalsExport, { method, from: later }, alices)).toEqual([]);
  }
  expect((await file(disposalsExport, { method: 'fifo' }, bobs)).map(({ Quantity }) => Quantity)).toEqual(['0.1']);
});

test('a statement adds up to what the user has', async () => {
  const month = new Date().toISOString().slice(0, 7);
  const rows = await file(statementExport, { month }, alices);
  const held = await serving.get<Balance[]>(wallets as never, {}, { token: alices });
  for (const row of rows) {
    const moved = Object.entries(row)
      .slice(2, -3)
      .reduce((sum, [, cell]) => sum + figure(cell), figure(row['Opening balance']));
    expect([row.Coin, figure(row['Closing balance'])]).toEqual([row.Coin, moved]);
    const mine = held.filter(({ symbol }) => symbol === row.Coin);
    const there = mine.reduce((sum, { available, frozen }) => sum + units(available) + units(frozen), 0n);
    expect([row.Coin, moved]).toEqual([row.Coin, there]);
  }
  expect(rows.map(({ Coin }) => Coin)).toEqual(expect.arrayContaining(['BTC', 'USDT']));
  expect(await file(statementExport, { month: '2020-01' }, alices)).toEqual([]);
  expect(await file(statementExport, { month: '2099-12' }, alices)).toEqual([]);
});
