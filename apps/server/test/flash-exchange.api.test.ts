import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob, mallory } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import {
  type Conversion,
  type ConvertCoin,
  convertCoins,
  type ExchangeHistory,
  exchange,
  exchangeHistory,
  QUOTE_MS,
  type Quote,
  quoteExchange,
} from '@quay/contract/convert';
import { cancelAll, type Order, placeOrder } from '@quay/contract/spot';
import { type Entry, entries, transferCoins, type WalletHistory, walletHistory, walletOf } from '@quay/contract/wallet';
import { systemAccounts } from '@quay/core';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginning } from '../src/system/system-settings.ts';
import { byHand, endow } from './by-hand.ts';
import { convertReasons } from './reached/convert.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

const HALTED = 'DOT';

let serving: Serving;
let alices: string;
let bobs: string;
let mallorys: string;
let seen = 0;

beforeAll(async () => {
  serving = await Serving.start();
  [alices, bobs, mallorys] = (await Promise.all(
    [alice, bob, mallory].map(async (who) => (await serving.register(who)).token),
  )) as [string, string, string];
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) => {
      const halted = core.market.markets.get(HALTED)!;
      halted.status = 'halted';
      core.market.markets.touch(halted);
      endow(core, systemAccounts.convert, { USDT: '200000', BTC: '3' });
    }),
  );
  await serving.open();
  await quoted('BTC', '63990', '64010');
  await quoted('ETH', '3412', '3414');
});
afterAll(() => serving.end());

/** Bob's orders make the price of a market. */
async function quoted(symbol: string, bid: string, ask: string): Promise<void> {
  await serving.get(cancelAll, { symbol }, { token: bobs });
  const order = { symbol, type: 'limit', quantity: '0.1' };
  await serving.get<Order>(placeOrder, { ...order, side: 'buy', price: bid }, { token: bobs });
  await serving.get<Order>(placeOrder, { ...order, side: 'sell', price: ask }, { token: bobs });
}

const how = (token: string) => ({ token, headers: { [SEQ_HEADER]: String(seen) } });
async function query(answer: Promise<Answer>): Promise<Answer> {
  const reply = await answer;
  seen = Math.max(seen, seqOf(reply) || 0);
  return reply;
}
const ask = (token: string, request: object) => query(serving.ask(quoteExchange, request, how(token)));
const use = (token: string, quoteId: number) => query(serving.ask(exchange, { quoteId }, how(token)));
const quoteFor = async (token: string, request: object) => dataOf<Quote>(await ask(token, request));
const has = async (token: string, symbol: string) =>
  (await serving.get<{ available: string }>(walletOf, { symbol }, how(token))).available;
const toBtc = { give: 'USDT', take: 'BTC', giveAmount: '6406.4' };

test('a quote stands for ten seconds, and is exchanged as it said', async () => {
  const quote = await quoteFor(alices, toBtc);
  // 64,000 in the middle, and a thousandth on it.
  expect(quote).toMatchObject({ give: 'USDT', take: 'BTC', giveAmount: '6406.4', takeAmount: '0.1' });
  expect(quote.expiresAt - Date.now()).toBeGreaterThan(QUOTE_MS - 3_000);
  expect(quote.expiresAt - Date.now()).toBeLessThanOrEqual(QUOTE_MS);
  const made = dataOf<Conversion>(await use(alices, quote.quoteId));
  expect(made).toMatchObject({ conversionId: quote.quoteId, giveAmount: '6406.4', takeAmount: '0.1' });
  expect([await has(alices, 'USDT'), await has(alices, 'BTC')]).toEqual(['93593.6', '10.1']);
  // There is no fee besides.
  const lines = await serving.get<Entry[]>(entries, { cause: 'convert' }, how(alices));
  expect(lines.map(({ symbol, amount }) => [symbol, amount]).sort()).toEqual([
    ['BTC', '0.1'],
    ['USDT', '-6406.4'],
  ]);
});

test('the amount that is taken may be named instead, and may be given in another coin', async () => {
  const usdt = await quoteFor(alices, { give: 'BTC', take: 'USDT', takeAmount: '6393.6' });
  expect([usdt.giveAmount, usdt.takeAmount, usdt.price]).toEqual(['0.1', '6393.6', '63936']);
  const eth = await quoteFor(alices, { give: 'ETH', take: 'BTC', takeAmount: '0.01' });
  // 0.01 × 64,064 over 3,413 × 0.999, rounded up.
  expect(eth.giveAmount).toBe('0.18789373');
});

test('a used quote gives the same again, once, for many at once and through the GET form', async () => {
  const before = await has(alices, 'BTC');
  const quote = await quoteFor(alices, { ...toBtc, giveAmount: '640.64' });
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(alices, quote.quoteId)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const again = await serving.ask(exchange, { quoteId: quote.quoteId }, { ...how(alices), asGet: true });
  expect(again.text).toBe(answers[0]!.text);
  expect(units(await has(alices, 'BTC')) - units(before)).toBe(units('0.01'));
});

test('of two quotes the newer one stands, and neither is another one’s', async () => {
  const old = await quoteFor(alices, toBtc);
  const quote = await quoteFor(alices, toBtc);
  expect(reasonOf(await use(alices, old.quoteId))).toBe('convert/quote-unknown');
  expect(reasonOf(await use(bobs, quote.quoteId))).toBe('convert/quote-unknown');
  expect(reasonOf(await use(alices, 999_999))).toBe('convert/quote-unknown');
  expect(reasonOf(await use(alices, quote.quoteId))).toBeUndefined();
  expect(reasonOf(await use(bobs, quote.quoteId))).toBe('convert/quote-unknown');
});

test('what cannot be is refused, in the order of the contract', async () => {
  const refused = async (request: object) => {
    const { reason, params, field } = (await ask(alices, request)).envelope.data as Record<string, unknown>;
    return [reason, params, field];
  };
  const none = { give: 'WAT', take: 'WAT', giveAmount: '0' };
  expect(await refused(none)).toEqual(['convert/coin-unknown', { symbol: 'WAT' }, 'give']);
  expect(await refused({ ...none, give: 'DOT' })).toEqual(['convert/coin-unknown', { symbol: 'WAT' }, 'take']);
  expect(await refused({ ...none, give: 'DOT', take: 'DOT' })).toEqual(['convert/same-coin', {}, 'take']);
  const dot = { give: 'USDT', take: HALTED };
  for (const amounts of [{ giveAmount: '0' }, { giveAmount: '1e3' }, { giveAmount: '5', takeAmount: '5' }]) {
    expect(await refused({ ...dot, ...amounts })).toEqual(['convert/amount-malformed', {}, 'giveAmount']);
  }
  for (const amounts of [{}, { takeAmount: '-1' }]) {
    expect(await refused({ ...dot, ...amounts })).toEqual(['convert/amount-malformed', {}, 'takeAmount']);
  }
  // A market that is halted, and one in which nobody offers anything.
  expect((await refused({ ...dot, giveAmount: '5' }))[0]).toBe('convert/no-price');
  expect((await refused({ ...dot, take: 'SOL', giveAmount: '5' }))[0]).toBe('convert/no-price');
  const amount = (more: object) => refused({ give: 'USDT', take: 'BTC', ...more });
  expect(await amount({ giveAmount: '0.99999999' })).toEqual([
    'convert/amount-below-min',
    { min: '1', coin: 'USDT' },
    'giveAmount',
  ]);
  expect(await amount({ giveAmount: '50000.00000001' })).toEqual([
    'convert/amount-above-max',
    { max: '50000', coin: 'USDT' },
    'giveAmount',
  ]);
  const takes = 'takeAmount';
  expect(await amount({ takeAmount: '0.00001562' })).toEqual([
    'convert/amount-below-min',
    { min: '0.00001563', coin: 'BTC' },
    takes,
  ]);
  expect(await amount({ takeAmount: '0.78125001' })).toEqual([
    'convert/amount-above-max',
    { max: '0.78125', coin: 'BTC' },
    takes,
  ]);
  // The exchange has none.
  expect((await refused({ give: 'USDT', take: 'ETH', giveAmount: '5' })).slice(0, 2)).toEqual([
    'convert/house-short',
    { coin: 'ETH' },
  ]);
});

test('who has not enough exchanges nothing', async () => {
  const quote = await quoteFor(mallorys, { give: 'BTC', take: 'USDT', giveAmount: '0.5' });
  const outgoing = { symbol: 'BTC', from: 'spot', to: 'finance', amount: '9.7', requestId: 'away' };
  await query(serving.ask(transferCoins, outgoing, how(mallorys)));
  const answer = await use(mallorys, quote.quoteId);
  expect(answer.envelope.data).toMatchObject({
    reason: 'convert/balance-too-small',
    params: { available: '0.3', needed: '0.5', coin: 'BTC' },
  });
  expect([await has(mallorys, 'BTC'), await has(mallorys, 'USDT')]).toEqual(['0.3', '100000']);
});

test('coins are listed with their price, and with none while exchange is closed', async () => {
  const listed = () => serving.get<ConvertCoin[]>(convertCoins);
  const coins = new Map((await listed()).map((coin) => [coin.symbol, coin]));
  expect(coins.size).toBe(21);
  expect(coins.get('USDT')).toEqual({ symbol: 'USDT', min: '1', max: '50000', price: '1', bid: '1', ask: '1' });
  const btc = coins.get('BTC')!;
  expect(btc).toMatchObject({ symbol: 'BTC', min: '0.00001563', max: '0.78125', price: '64000' });
  expect(units(btc.bid!) + units(btc.ask!)).toBe(units('128000'));
  // Nobody says what it costs: about as much as it was listed for.
  expect(coins.get('SOL')).toMatchObject({ price: null, min: '0.00593754' });
  const save = (convertOpen: boolean) =>
    serving.withReads((reads) => reads.staff.saveSystemSettings({ ...beginning, convertOpen }));
  await save(false);
  expect(reasonOf(await ask(alices, toBtc))).toBe('convert/no-price');
  expect((await listed()).every(({ price, bid, ask }) => price === null && bid === null && ask === null)).toBe(true);
  await save(true);
  expect(reasonOf(await ask(alices, toBtc))).toBeUndefined();
});

test('what was exchanged is listed page by page, and among all movements', async () => {
  const page = (request: object) => serving.get<ExchangeHistory>(exchangeHistory, request, how(alices));
  const { rows, more } = await page({});
  expect(rows.map(({ giveAmount, takeAmount }) => [giveAmount, takeAmount])).toEqual([
    ['6406.4', '0.1'],
    ['640.64', '0.01'],
    ['6406.4', '0.1'],
  ]);
  expect(more).toBe(false);
  expect(await page({ pageSize: '2' })).toEqual({ rows: rows.slice(0, 2), more: true });
  expect(await page({ pageNo: '2', pageSize: '2' })).toEqual({ rows: rows.slice(2), more: false });
  expect((await serving.get<ExchangeHistory>(exchangeHistory, {}, how(bobs))).rows).toEqual([]);
  const all = await serving.get<WalletHistory>(walletHistory, { historyType: 'convert', symbol: 'BTC' }, how(alices));
  expect(all.rows[0]).toEqual({
    type: 'convert',
    id: rows[0]!.conversionId,
    symbol: 'USDT',
    amount: '-6406.4',
    into: { symbol: 'BTC', amount: '0.1' },
    state: 'success',
    detail: '',
    at: rows[0]!.at,
  });
});

test('all that is left of a coin may be given for USDT, however little it is; a part of it may not', async () => {
  const { available } = await serving.get<{ available: string }>(walletOf, { symbol: 'ETH' }, how(mallorys));
  const amount = text(units(available) - units('0.0001'));
  const moved = { symbol: 'ETH', from: 'spot', to: 'contract', amount, requestId: 'all-but-a-rest' };
  await query(serving.ask(transferCoins, moved, how(mallorys)));
  expect(await has(mallorys, 'ETH')).toBe('0.0001');
  const rest = { give: 'ETH', take: 'USDT', giveAmount: '0.0001' };
  expect(reasonOf(await ask(mallorys, { ...rest, giveAmount: '0.00009' }))).toBe('convert/amount-below-min');
  expect(reasonOf(await ask(mallorys, { ...rest, take: 'BTC' }))).toBe('convert/amount-below-min');
  const before = await has(mallorys, 'USDT');
  const quote = await quoteFor(mallorys, rest);
  expect(reasonOf(await use(mallorys, quote.quoteId))).toBeUndefined();
  expect(await has(mallorys, 'ETH')).toBe('0');
  // 0.0001 × 3,413 less a thousandth.
  expect(units(await has(mallorys, 'USDT')) - units(before)).toBe(units('0.3409587'));
});

test('a price that the market has left behind is not exchanged at', async () => {
  const quote = await quoteFor(alices, { give: 'BTC', take: 'USDT', giveAmount: '0.01' });
  // The last trade is what quotes are held against: 63,936 is more than a tenth above 57,800.
  await quoted('BTC', '57800', '63000');
  const sell = { symbol: 'BTC', side: 'sell', type: 'limit', price: '57800', quantity: '0.001' };
  await query(serving.ask(placeOrder, sell, how(alices)));
  expect(reasonOf(await use(alices, quote.quoteId))).toBe('convert/price-deviates');
  // Its book is a wide one now.
  expect(reasonOf(await ask(alices, toBtc))).toBe('convert/no-price');
  // And now a narrow one, a tenth below the last trade: with the exchange's share that is too far.
  await quoted('BTC', '52020', '52030');
  expect(reasonOf(await ask(alices, { give: 'BTC', take: 'USDT', giveAmount: '0.01' }))).toBe('convert/price-deviates');
});

test('a quote that is over is over; what was exchanged is there after a restart', async () => {
  await quoted('BTC', '57000', '57010');
  const used = await quoteFor(alices, toBtc);
  await use(alices, used.quoteId);
  const late = await quoteFor(alices, toBtc);
  const before = [await has(alices, 'USDT'), await has(alices, 'BTC')];
  const history = await serving.get<ExchangeHistory>(exchangeHistory, {}, how(alices));
  await serving.close();
  await serving.open();
  await sleep(Math.max(0, late.expiresAt - Date.now()) + 50);
  expect(reasonOf(await use(alices, late.quoteId))).toBe('convert/quote-expired');
  expect(dataOf<Conversion>(await use(alices, used.quoteId))).toEqual(history.rows[0]);
  expect([await has(alices, 'USDT'), await has(alices, 'BTC')]).toEqual(before);
  expect(await serving.get<ExchangeHistory>(exchangeHistory, {}, how(alices))).toEqual(history);
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...convertReasons]));
});
