import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import { realTime, type Ticker } from '@quay/contract/market';
import { placeOrder } from '@quay/contract/spot';
import { type DayProfit, dayProfit, entriesExport } from '@quay/contract/wallet';
import { ONE, text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;
let seen = 0;

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
});
afterAll(() => serving.end());

const how = (token: string) => ({ token, headers: { [SEQ_HEADER]: String(seen) } });
async function place(token: string, side: 'buy' | 'sell', price: string, quantity: string): Promise<void> {
  const order = { symbol: 'BTC', side, type: 'limit', price, quantity };
  const answer = await serving.ask(placeOrder, order, { token });
  dataOf(answer);
  seen = seqOf(answer);
}
const day = (token: string) => serving.get<DayProfit>(dayProfit, {}, how(token));

/** What the ledger's file says that was earned: all that is there at the last prices, less what came in. */
async function fromFile(token: string): Promise<{ held: Map<string, bigint>; cameIn: Map<string, bigint> }> {
  const file = (await serving.ask(entriesExport, {}, how(token))).text;
  const [head, ...lines] = file
    .trim()
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) => line.split(','));
  const at = (name: string) => head!.findIndex((one) => one.replaceAll('"', '') === name);
  const [coin, amount, cause] = [at('Coin'), at('Amount'), at('Cause')];
  const held = new Map<string, bigint>();
  const cameIn = new Map<string, bigint>();
  for (const line of lines) {
    const asset = line[coin]!.replaceAll('"', '');
    const of = units(line[amount]!);
    held.set(asset, (held.get(asset) ?? 0n) + of);
    if (line[cause]!.includes('practice-funds')) cameIn.set(asset, (cameIn.get(asset) ?? 0n) + of);
  }
  return { held, cameIn };
}

test('an account of some minutes has earned nothing, whatever prices did in the day before', async () => {
  // It rests, and says how new the rows must be that count the practice coins.
  await place(alices, 'buy', '58000', '0.001');
  const { before, moved, value, profit, rate, points } = await day(alices);
  expect({ before, profit, rate }).toEqual({ before: '0', profit: '0', rate: '0' });
  expect(moved).toBe(value);
  expect(units(value)).toBeGreaterThan(units('100000'));
  expect(points).toHaveLength(25);
  expect(points.at(-1)!.value).toBe(value);
  expect(new Set(points.map((point) => point.profit))).toEqual(new Set(['0']));
});

test('after trades the figure is what the ledger’s file sums to at the last prices', async () => {
  await place(alices, 'buy', '60000', '0.5');
  await place(bobs, 'sell', '60000', '0.5');
  await place(alices, 'sell', '61000', '0.2');
  await place(bobs, 'buy', '61000', '0.2');
  const tickers = await serving.get<Ticker[]>(realTime, {}, how(alices));
  const price = (asset: string) =>
    asset === 'USDT' ? ONE : units(tickers.find(({ symbol }) => symbol === asset)!.last);
  for (const token of [alices, bobs]) {
    const { held, cameIn } = await fromFile(token);
    const worth = (of: ReadonlyMap<string, bigint>) =>
      [...of].reduce((sum, [asset, amount]) => sum + amount * price(asset), 0n) / ONE;
    const figure = await day(token);
    expect(figure.value).toBe(text(worth(held)));
    expect(figure.moved).toBe(text(worth(cameIn)));
    expect(figure.profit).toBe(text(worth(held) - worth(cameIn)));
    expect(units(figure.profit)).not.toBe(0n);
  }
});
