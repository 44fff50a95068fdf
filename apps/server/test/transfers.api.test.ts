import { alice, bob } from '@quay/cast';
import { SEQ_HEADER } from '@quay/contract';
import {
  type Balance,
  books,
  type Entry,
  entries,
  entriesExport,
  type HistoryRow,
  type ProfitDay,
  profitLoss,
  type Transfer,
  transferCoins,
  transfers,
  type WalletHistory,
  walletHistory,
  walletOf,
  wallets,
} from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transferReasons } from './reached/wallet.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

let serving: Serving;
let alices: string;
let bobs: string;
/** The newest answer, so that what is read next is as new. */
let seen = 0;

beforeAll(async () => {
  serving = await Serving.start();
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
});
afterAll(() => serving.end());

const proposal = { symbol: 'USDT', from: 'spot', to: 'contract', amount: '100' };
let requests = 0;
async function move(token: string, more: object = {}): Promise<Answer> {
  requests += 1;
  const answer = await serving.ask(transferCoins, { ...proposal, requestId: `r-${requests}`, ...more }, { token });
  seen = Math.max(seen, seqOf(answer) || 0);
  return answer;
}
const how = (token: string) => ({ token, headers: { [SEQ_HEADER]: String(seen) } });
/** What somebody has of a coin in each book, available and frozen. */
async function held(token: string, symbol = 'USDT'): Promise<Record<string, string>> {
  const all = await serving.get<Balance[]>(wallets, {}, how(token));
  const own = all.filter((balance) => balance.symbol === symbol);
  return Object.fromEntries(own.map(({ book, available, frozen }) => [book, `${available}+${frozen}`]));
}

test('coins move between two books at once, and the history says so', async () => {
  const moved = dataOf<Transfer>(await move(alices, { amount: '250.5' }));
  expect(moved).toMatchObject({ symbol: 'USDT', from: 'spot', to: 'contract', amount: '250.5' });
  expect(await held(alices)).toEqual({ spot: '99749.5+0', contract: '250.5+0' });
  const back = dataOf<Transfer>(await move(alices, { from: 'contract', to: 'finance', amount: '250.5' }));
  // A book that nothing is in any more is not shown; the spot book always is.
  expect(await held(alices)).toEqual({ spot: '99749.5+0', finance: '250.5+0' });
  expect(await serving.get<Transfer[]>(transfers, {}, how(alices))).toEqual([back, moved]);
  expect(await serving.get<Transfer[]>(transfers, { before: String(back.transferId) }, how(alices))).toEqual([moved]);
  expect(await serving.get<Transfer[]>(transfers, {}, how(bobs))).toEqual([]);
  expect(await serving.get<Balance>(walletOf, { symbol: 'USDT' }, how(alices))).toEqual({
    book: 'spot',
    symbol: 'USDT',
    available: '99749.5',
    frozen: '0',
  });
});

test('coins go through every book and come back', async () => {
  const before = await held(bobs);
  for (const [n, from] of books.entries()) {
    const to = books[(n + 1) % books.length]!;
    expect(reasonOf(await move(bobs, { from, to, amount: '5' })), `${from} to ${to}`).toBeUndefined();
    if (to !== 'spot') expect(await held(bobs)).toEqual({ ...before, spot: '99995+0', [to]: '5+0' });
  }
  expect(await held(bobs)).toEqual(before);
});

test('the ledger has both lines, by book and in a file', async () => {
  const of = (more: object) => serving.get<Entry[]>(entries, { cause: 'transfer', ...more }, how(alices));
  const [line, ...others] = await of({ book: 'contract', size: '1' });
  expect(others).toEqual([]);
  expect(line).toMatchObject({ book: 'contract', symbol: 'USDT', amount: '-250.5', balanceAfter: '0' });
  expect((await of({ book: 'finance' })).map(({ amount }) => amount)).toEqual(['250.5']);
  expect((await of({})).map(({ amount }) => amount)).toHaveLength(4);
  expect((await serving.get<Entry[]>(entries, { book: 'contract' }, how(alices))).map(({ amount }) => amount)).toEqual([
    '-250.5',
    '250.5',
  ]);
  const file = await serving.ask(entriesExport, { book: 'contract' }, how(alices));
  expect(file.text.split('\r\n').slice(0, 3)).toEqual([
    'Time (UTC),Entry ID,Book,Coin,Amount,Balance after,Cause,Reference',
    expect.stringMatching(/^[^,]+,\d+,contract,USDT,250.5,250.5,transfer,\d+$/),
    expect.stringMatching(/^[^,]+,\d+,contract,USDT,-250.5,0,transfer,\d+$/),
  ]);
});

test('what cannot be is refused, in the order of the contract', async () => {
  const refused = async (more: object) => {
    const { reason, params, field } = (await move(alices, more)).envelope.data as Record<string, unknown>;
    return [reason, params, field];
  };
  const none = { requestId: '!', amount: '0', to: 'spot', symbol: 'WAT' };
  expect(await refused(none)).toEqual(['wallet/request-id-malformed', {}, 'requestId']);
  expect(await refused({ ...none, requestId: 'x'.repeat(37) })).toEqual([
    'wallet/request-id-malformed',
    {},
    'requestId',
  ]);
  for (const amount of ['0', '1e3', '-1', '0.000000001']) {
    expect(await refused({ ...none, requestId: 'a', amount })).toEqual(['wallet/amount-malformed', {}, 'amount']);
  }
  expect(await refused({ ...none, requestId: 'a', amount: '1' })).toEqual(['wallet/same-book', {}, 'to']);
  const unknown = { requestId: 'b', symbol: 'WAT' };
  expect(await refused(unknown)).toEqual(['wallet/coin-unknown', { symbol: 'WAT' }, 'symbol']);
  const [reason, params] = await refused({ symbol: 'SOL', amount: '0.1' });
  expect([reason, params]).toEqual(['wallet/balance-too-small', { available: '0', needed: '0.1', coin: 'SOL' }]);
  await move(alices, { requestId: 'mine' });
  expect((await refused({ requestId: 'mine', symbol: 'WAT' }))[0]).toBe('wallet/request-id-reused');
  expect((await refused({ requestId: 'mine', amount: '100.1' }))[0]).toBe('wallet/request-id-reused');
  // A request id is its user's own.
  expect(reasonOf(await move(bobs, { requestId: 'mine', amount: '1' }))).toBeUndefined();
});

test('one request id is one transfer, however often and however many at once', async () => {
  const before = await held(bobs);
  const answers = await Promise.all(Array.from({ length: 20 }, () => move(bobs, { requestId: 'once', amount: '7' })));
  const ids = answers.map((answer) => dataOf<Transfer>(answer).transferId);
  expect(new Set(ids).size).toBe(1);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const spot = Number(before.spot!.split('+')[0]);
  const contract = Number(before.contract!.split('+')[0]);
  expect(await held(bobs)).toEqual({ ...before, spot: `${spot - 7}+0`, contract: `${contract + 7}+0` });
});

test('of a hundred transfers of everything at once one is made', async () => {
  const all = (await serving.get<Balance>(walletOf, { symbol: 'ETH' }, how(bobs))).available;
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => move(bobs, { symbol: 'ETH', amount: all, to: 'mining' })),
  );
  expect(answers.filter((answer) => reasonOf(answer) === undefined)).toHaveLength(1);
  expect(answers.filter((answer) => reasonOf(answer) === 'wallet/balance-too-small')).toHaveLength(99);
  expect(await held(bobs, 'ETH')).toEqual({ spot: '0+0', mining: '100+0' });
});

test('of a hundred transfers of a fortieth at once forty are made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => move(bobs, { symbol: 'ETH', amount: '2.5', from: 'mining', to: 'spot' })),
  );
  expect(answers.filter((answer) => reasonOf(answer) === undefined)).toHaveLength(40);
  expect(await held(bobs, 'ETH')).toEqual({ spot: '100+0' });
});

test('the history is turned page by page without a gap or a repeat', async () => {
  const page = (request: object) => serving.get<WalletHistory>(walletHistory, request, how(bobs));
  const rows: HistoryRow[] = [];
  for (let pageNo = 1; ; pageNo++) {
    const turned = await page({ pageNo: String(pageNo), pageSize: '7' });
    rows.push(...turned.rows);
    if (!turned.more) break;
  }
  const whole = await page({ pageSize: '100' });
  expect(whole.more).toBe(false);
  expect(rows).toEqual(whole.rows);
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  expect(rows.every(({ type, state }) => type === 'transfer' && state === 'success')).toBe(true);
  expect(rows[0]).toMatchObject({ symbol: 'ETH', amount: '2.5', into: null, detail: 'mining>spot' });
  expect((await page({})).rows).toHaveLength(20);
  expect((await page({ historyType: 'deposit' })).rows).toEqual([]);
  // By its place, as clients of the specification may ask.
  expect((await page({ historyType: '1' })).rows).toEqual([]);
  expect(await page({ historyType: '3' })).toEqual(await page({ historyType: 'transfer' }));
  expect((await page({ symbol: 'ETH', pageSize: '100' })).rows).toHaveLength(41);
  expect((await page({ pageNo: '9999', pageSize: '100' })).rows).toEqual([]);
});

test('what came in is no profit, and what moves between books moves nothing', async () => {
  const days = await serving.get<ProfitDay[]>(profitLoss, { days: '3' }, how(alices));
  expect(days).toHaveLength(3);
  // 100,000 USDT, 10 BTC at 64,200 and 100 ETH at 3,412.65 of practice funds; no market has traded.
  const value = '1083265';
  expect(days.map(({ value, moved, profit }) => [value, moved, profit])).toEqual([
    ['0', '0', '0'],
    ['0', '0', '0'],
    [value, value, '0'],
  ]);
  const today = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  expect(days.map(({ day }) => day)).toEqual([today - 2 * 86_400_000, today - 86_400_000, today]);
  const year = await serving.get<ProfitDay[]>(profitLoss, { days: '366' }, how(alices));
  expect(year).toHaveLength(366);
  expect(year.at(-1)).toEqual(days.at(-1));
  expect(reasonOf(await serving.ask(profitLoss, { days: '367' }, how(alices)))).toBe('edge/bad-request');
});

test('all of it is there after a restart, and the request ids are remembered', async () => {
  const before = [await held(alices), await held(bobs), await serving.get(transfers, {}, how(bobs))];
  await serving.close();
  await serving.open();
  expect([await held(alices), await held(bobs), await serving.get(transfers, {}, how(bobs))]).toEqual(before);
  const repeated = dataOf<Transfer>(await move(bobs, { requestId: 'once', amount: '7' }));
  expect(repeated.amount).toBe('7');
  expect(reasonOf(await move(bobs, { requestId: 'once', amount: '8' }))).toBe('wallet/request-id-reused');
  expect(await held(bobs)).toEqual(before[1]);
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...transferReasons]));
});
