import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import { type FeeRates, feeRates, feeTiers, fillsExport, type Order, placeOrder } from '@quay/contract/spot';
import { type Balance, entriesExport, wallets } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;
/** How new the rows must be to hold all that happened. */
let seq = 0;

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  const place = async (token: string, side: 'buy' | 'sell', price: string, quantity: string, symbol = 'BTC') => {
    const request = { symbol, side, type: 'limit', price, quantity };
    const answer = await serving.ask(placeOrder, request, { token });
    expect(dataOf<Order>(answer).orderId).toBeGreaterThan(0);
    seq = seqOf(answer);
  };
  await place(alices, 'sell', '64123.7', '0.3333');
  await place(bobs, 'buy', '64200', '0.1111');
  await place(bobs, 'buy', '64200', '0.0007');
  await place(bobs, 'buy', '63999.9', '0.2');
  await place(alices, 'sell', '63999.9', '0.0123');
  await place(bobs, 'sell', '3412.65', '1.234', 'ETH');
  await place(alices, 'buy', '3412.65', '0.987', 'ETH');
});
afterAll(() => serving.end());

const ask = (call: typeof fillsExport | typeof entriesExport, token: string, request: object = {}) =>
  serving.ask(call, request, { token, headers: { [SEQ_HEADER]: String(seq) } });

type Line = Readonly<Record<string, string>>;

/** Reads a file as a spreadsheet does; ours has no quoted cell, or this fails. */
function linesOf({ text }: Answer): Line[] {
  expect(text).not.toContain('"');
  expect(text.endsWith('\r\n')).toBe(true);
  const [head, ...rest] = text
    .slice(0, -2)
    .split('\r\n')
    .map((line) => line.split(','));
  return rest.map((cells) => {
    expect(cells).toHaveLength(head!.length);
    return Object.fromEntries(head!.map((name, at) => [name, cells[at]!]));
  });
}

const ONE = 100_000_000n;
/** By hand: a product of two figures with eight decimals, the last one rounded up. */
const roundedUp = (a: bigint, b: bigint): bigint => (a * b + ONE - 1n) / ONE;

describe.each([
  ['Alice', () => alices],
  ['Bob', () => bobs],
])('the files of %s', (_name, tokenOf) => {
  test('let every fee be worked out again: rate × what was received, rounded up', async () => {
    const fills = linesOf(await ask(fillsExport, tokenOf()));
    expect(fills).toHaveLength(4);
    for (const fill of fills) {
      const [price, quantity, amount] = [units(fill.Price!), units(fill.Quantity!), units(fill.Amount!)];
      expect(price * quantity).toBe(amount * ONE);
      const received = fill.Side === 'buy' ? quantity : amount;
      expect(units(fill.Fee!)).toBe(roundedUp(received, units(fill['Fee rate']!)));
      const [base, quote] = fill.Market!.split('/');
      expect([fill['Quantity coin'], fill['Amount coin']]).toEqual([base, quote]);
      expect(fill['Fee coin']).toBe(fill.Side === 'buy' ? base : quote);
      expect(new Date(fill['Time (UTC)']!).toISOString()).toBe(fill['Time (UTC)']);
    }
  });

  test('let every balance be worked out again, from the ledger alone and from the fills', async () => {
    const entries = linesOf(await ask(entriesExport, tokenOf()));
    const fills = linesOf(await ask(fillsExport, tokenOf()));
    const balances = await serving.get<Balance[]>(
      wallets,
      {},
      { token: tokenOf(), headers: { [SEQ_HEADER]: String(seq) } },
    );
    const sums = new Map<string, bigint>();
    const add = (coin: string, amount: bigint) => {
      sums.set(coin, (sums.get(coin) ?? 0n) + amount);
      return sums.get(coin)!;
    };
    for (const entry of entries) {
      expect(add(entry.Coin!, units(entry.Amount!))).toBe(units(entry['Balance after']!));
    }
    for (const { symbol, available, frozen } of balances) {
      expect([symbol, sums.get(symbol) ?? 0n]).toEqual([symbol, units(available) + units(frozen)]);
    }

    const fromFills = new Map<string, bigint>();
    const move = (coin: string, amount: bigint) => fromFills.set(coin, (fromFills.get(coin) ?? 0n) + amount);
    for (const entry of entries) if (entry.Cause === 'practice-funds') move(entry.Coin!, units(entry.Amount!));
    for (const fill of fills) {
      const bought = fill.Side === 'buy' ? 1n : -1n;
      move(fill['Quantity coin']!, bought * units(fill.Quantity!));
      move(fill['Amount coin']!, -bought * units(fill.Amount!));
      move(fill['Fee coin']!, -units(fill.Fee!));
    }
    expect(fromFills).toEqual(sums);
    // A loss is a figure below zero, not a text.
    expect(entries.some((entry) => entry.Amount!.startsWith('-'))).toBe(true);
  });

  test('are oldest first, and hold what was asked for', async () => {
    const fills = linesOf(await ask(fillsExport, tokenOf()));
    const ids = fills.map((fill) => Number(fill['Trade ID']));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(linesOf(await ask(fillsExport, tokenOf(), { symbol: 'ETH' }))).toEqual(
      fills.filter((fill) => fill.Market === 'ETH/USDT'),
    );
    expect(linesOf(await ask(fillsExport, tokenOf(), { side: 'sell' }))).toEqual(
      fills.filter((fill) => fill.Side === 'sell'),
    );
    const entries = linesOf(await ask(entriesExport, tokenOf()));
    expect(linesOf(await ask(entriesExport, tokenOf(), { symbol: 'USDT', cause: 'fee' }))).toEqual(
      entries.filter((entry) => entry.Coin === 'USDT' && entry.Cause === 'fee'),
    );
    const from = String(Date.parse(fills[2]!['Time (UTC)']!));
    expect(linesOf(await ask(fillsExport, tokenOf(), { from }))).toEqual(
      fills.filter((fill) => Date.parse(fill['Time (UTC)']!) >= Number(from)),
    );
    expect(linesOf(await ask(fillsExport, tokenOf(), { to: '1' }))).toEqual([]);
  });
});

test('what was traded today counts for the fee tier of tomorrow', async () => {
  const fills = linesOf(await ask(fillsExport, alices));
  const traded = fills.reduce((sum, fill) => sum + units(fill.Amount!), 0n);
  const headers = { [SEQ_HEADER]: String(seq) };
  const rates = await serving.get<FeeRates>(feeRates, {}, { token: alices, headers });
  // Midnight may have come in between.
  expect(units(rates.today) + units(rates.volume)).toBe(traded);
  expect(rates.tier).toBe(0);
  expect(rates.tiers).toEqual(feeTiers);
});

test('a file that is refused is an envelope', async () => {
  const answer = await serving.ask(fillsExport, { symbol: 'btc' }, { token: alices });
  expect([answer.status, reasonOf(answer)]).toEqual([400, 'edge/bad-request']);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBeNull();
});
