import { alice, bob, contractOf, mallory } from '@quay/cast';
import {
  type Accounts,
  account,
  type ClosedPosition,
  type Contract,
  type ContractNotices,
  contract,
  contracts,
  type DeliverySamples,
  deliverySamples,
  type Fill,
  type FundOfCoin,
  fills,
  fillsExport,
  insuranceFund,
  type LegacyContractOrder,
  type LegacyDelivery,
  legacyDeliveryConfig,
  legacyDeliveryPlace,
  notices,
  type Order,
  type OwnSettlement,
  openOrders,
  ownSettlementReceipt,
  ownSettlements,
  ownSettlementsExport,
  type Position,
  placeOrder,
  positions,
  type ReceiptFile,
  realised,
  type SettingChangeLine,
  type Settlement,
  type SettlementLine,
  settingChanges,
  settlement,
  settlementReceipt,
  settlements,
} from '@quay/contract/perpetual';
import { type Approval, approvals, decideApproval, listDelivery, settleContract } from '@quay/contract/staff';
import { wallets } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-receipt.mjs';
import { Console } from './console.ts';
import { LINEAR, move, pricesPass, startContracts, type Venues } from './perpetual-market.ts';
import { deliveryReasons } from './reached/perpetual.ts';
import { type Answer, dataOf, reasonOf, type Serving } from './serving.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const WINDOW_MS = 60 * SECOND_MS;
/** The calendar of days, and a short window. */
const pace = { intradayDelivery: { weekMs: 0, windowMs: WINDOW_MS } };

let serving: Serving;
let venues: Venues;
let anna: Console;
let rita: Console;
let alices: string;
let bobs: string;
let others: string;
/** The contract, and when it ends. */
let symbol: string;
let expiry: number;
/** Another one, which ends before it. */
let weekly: string;

const of = <Data>(call: unknown, token?: string, request: object = {}) =>
  serving.get<Data>(call as never, request, token === undefined ? {} : { token });
const reason = async (call: unknown, request: object, token?: string) =>
  reasonOf(await serving.ask(call as never, request, token === undefined ? {} : { token }));
/** A file is no envelope: it comes as it is. */
const fileOf = async (call: unknown, token: string) => (await serving.ask(call as never, {}, { token })).text;
const place = (token: string, intent: string, more: object = {}) =>
  serving.ask(placeOrder, { symbol, intent, type: 'limit', price: '50000', quantity: '0.1', ...more }, { token });
const held = async (token: string) => {
  const all = await of<{ book: string; symbol: string; available: string; frozen: string }[]>(wallets, token);
  const one = all.find(({ book, symbol: coin }) => book === 'delivery' && coin === 'USDT');
  return units(one?.available ?? '0') + units(one?.frozen ?? '0');
};
const settledNow = async () => (await of<Settlement>(settlement, undefined, { symbol })).settlement;
/** The contract has a mark that is not old. */
const marked = () =>
  expect.poll(async () => (await of<Contract>(contract, undefined, { symbol })).mark?.indexAt ?? 0).toBeGreaterThan(0);
const dated = async () => {
  const all = await of<Contract[]>(contracts);
  return all.filter((one) => one.expiry !== null);
};
const noticesOf = async (token: string) => {
  const { notices: all } = await of<ContractNotices>(notices, token);
  return all.filter((one) => one.symbol === symbol).map(({ event }) => event);
};
const ask = (by: Console, call: unknown, request: object) => by.ask(call as never, { reason: 'asked for', ...request });
const approvalOf = (answer: Answer) => dataOf<{ approvalId: number }>(answer).approvalId;
const decide = async (by: Console, approvalId: number) =>
  reasonOf(await by.ask(decideApproval, { approvalId, approve: true, remark: 'seen' }));

beforeAll(async () => {
  const listing = { ...contractOf(LINEAR), referencePrice: units('50000') };
  const started = await startContracts([listing], {}, pace);
  ({ serving, venues } = started);
  const { username, password } = started.firstStaffLogin;
  anna = await Console.enrol(serving, username, password);
  rita = await anna.colleague('rita', 'Risk');
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  others = (await serving.register(mallory)).token;
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

test('two of staff list a dated contract on the terms of a perpetual one', async () => {
  const wanted = { symbol: LINEAR, term: 'bi-weekly' };
  expect(reasonOf(await ask(anna, listDelivery, { ...wanted, reason: ' ' }))).toBe('staff/reason-missing');
  expect(reasonOf(await ask(anna, listDelivery, { ...wanted, symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
  const approval = approvalOf(await ask(anna, listDelivery, wanted));
  expect((await anna.get<Approval[]>(approvals)).at(-1)).toMatchObject({
    kind: 'list-delivery',
    details: { contract: LINEAR, term: 'bi-weekly' },
  });
  expect(await decide(anna, approval)).toBe('staff/second-person-needed');
  expect(await dated()).toEqual([]);
  expect(await decide(rita, approval)).toBeUndefined();

  await expect.poll(dated).toHaveLength(1);
  const [listed] = await dated();
  ({ symbol } = listed!);
  expiry = listed!.expiry!;
  expect(symbol).toMatch(/^BTCUSDT-\d{4}$/);
  expect([new Date(expiry).getUTCDay(), new Date(expiry).getUTCHours()]).toEqual([5, 8]);
  expect(listed).toMatchObject({
    ...{ term: 'bi-weekly', windowSeconds: 60, deliveryFeeRate: '0.0005', funding: null, quote: 'USDT' },
    delivery: {
      ...{ life: 'trading', settlesAt: expiry, samples: 0, due: 0, missing: 0, sum: '0', mean: null },
      ...{ settlementPrice: null, settledAt: null },
    },
  });
  expect(reasonOf(await ask(anna, listDelivery, wanted))).toBe('staff/delivery-listed');
  expect(reasonOf(await ask(anna, listDelivery, { ...wanted, symbol }))).toBe('staff/contract-dated');
  const changes = await of<SettingChangeLine[]>(settingChanges, undefined, { symbol });
  expect(changes.map(({ kind, after }) => [kind, after])).toEqual([['listing', new Date(expiry).toISOString()]]);
});

test('is listed in several terms', async () => {
  const approval = approvalOf(await ask(anna, listDelivery, { symbol: LINEAR, term: 'weekly' }));
  expect(await decide(rita, approval)).toBeUndefined();
  await expect.poll(dated).toHaveLength(2);
  const found = (await dated()).find(({ term }) => term === 'weekly')!;
  expect(found.expiry!).toBeLessThan(expiry);
  weekly = found.symbol;
});

test('is margined in an account of its own', async () => {
  await marked();
  expect(reasonOf(await place(alices, 'open-long'))).toBe('perpetual/balance-too-small');
  for (const token of [alices, bobs]) dataOf(await move(serving, token, { to: 'delivery', amount: '5000' }));
  dataOf(await place(bobs, 'open-short'));
  const long = dataOf<Order>(await place(alices, 'open-long'));
  expect(long).toMatchObject({ symbol, status: 'filled', expiry });
  await expect.poll(() => of<Position[]>(positions, alices)).toMatchObject([{ symbol, quantity: '0.1', expiry }]);
  const { accounts } = await of<Accounts>(account, alices);
  expect(accounts.map(({ book, coin }) => [book, coin])).toEqual([
    ['contract', 'USDT'],
    ['delivery', 'USDT'],
  ]);
  expect(Number(accounts[0]!.initialMargin)).toBe(0);
  expect(Number(accounts[1]!.initialMargin)).toBeGreaterThan(0);
  const funds = await of<FundOfCoin[]>(insuranceFund);
  expect(funds.map(({ book, balance }) => [book, balance])).toEqual([
    ['contract', '100000'],
    ['delivery', '0'],
  ]);
  const ofBook = (book: string) => of<Fill[]>(fills, alices, { book });
  expect(await ofBook('contract')).toEqual([]);
  expect(await ofBook('delivery')).toMatchObject([{ symbol, expiry }]);
  expect(await fileOf(fillsExport, alices)).toContain(symbol);
});

test('has the calls of the specification', async () => {
  const all = await of<LegacyDelivery[]>(legacyDeliveryConfig);
  expect(all.map(({ deliveryType }) => deliveryType)).toEqual(['BI_WEEK', 'WEEK']);
  expect(all[0]).toMatchObject({ symbol, contractType: 'DELIVERY', deliveryType: 'BI_WEEK', deliveryTime: expiry });
  expect(await of(legacyDeliveryConfig, undefined, { deliveryType: 'QUARTER' })).toEqual([]);
  const request = { coinSymbol: 'BTC', deliveryType: 'BI_WEEK', direction: 'LONG', type: 'LIMIT', price: '49000' };
  const placed = await of<LegacyContractOrder>(legacyDeliveryPlace, alices, { ...request, amount: '0.01' });
  expect(placed).toMatchObject({ symbol, contractType: 'DELIVERY', status: 'PENDING' });
  expect(await reason(legacyDeliveryPlace, { ...request, amount: '0.01', deliveryType: 'QUARTER' }, alices)).toBe(
    'trading/symbol-unknown',
  );
});

test('two are held at once, of which one will have no samples', async () => {
  dataOf(await place(bobs, 'open-short', { symbol: weekly }));
  dataOf(await place(alices, 'open-long', { symbol: weekly }));
  await expect.poll(async () => (await of<Position[]>(positions, alices)).length).toBe(2);
});

test('shows nothing of a settlement before there is one', async () => {
  expect(await of<DeliverySamples>(deliverySamples, undefined, { symbol })).toEqual({
    ...{ symbol, expiry, startsAt: expiry - WINDOW_MS, settlesAt: expiry, ticks: [] },
  });
  expect(await of<Settlement>(settlement, undefined, { symbol })).toEqual({ settlement: null });
  expect(await of<Settlement>(settlement, undefined, { symbol: LINEAR })).toEqual({ settlement: null });
  expect(await of(settlements)).toEqual([]);
  expect(await of(ownSettlements, alices)).toEqual([]);
  for (const call of [deliverySamples, settlement]) {
    expect(await reason(call, { symbol: 'NOPE-0101' })).toBe('trading/symbol-unknown');
  }
  expect(await reason(deliverySamples, { symbol: LINEAR })).toBe('trading/symbol-unknown');
  expect(await reason(settlementReceipt, { symbol })).toBe('perpetual/receipt-unknown');
  expect(await reason(ownSettlementReceipt, { settlement: '1' }, alices)).toBe('perpetual/receipt-unknown');
  expect(reasonOf(await ask(anna, settleContract, { symbol }))).toBe('perpetual/settlement-not-overdue');
  expect(reasonOf(await ask(anna, settleContract, { symbol: 'NOPE-0101' }))).toBe('trading/symbol-unknown');
  expect(reasonOf(await ask(anna, settleContract, { symbol, reason: '' }))).toBe('staff/reason-missing');
});

test('is settled at the mean of its samples, and its holders are told before and after', async () => {
  const before = { alice: await held(alices), bob: await held(bobs) };
  const seconds = WINDOW_MS / SECOND_MS;
  // The fiftieth second has no price.
  const sampled = Array.from({ length: seconds }, (_, n) => ({
    at: expiry - WINDOW_MS + n * SECOND_MS,
    price: `${50_100 + n}`,
  })).filter((_, n) => n !== 49);
  // Whoever holds it when its end is near is told then.
  await pricesPass(
    serving,
    [
      { at: expiry - 24 * HOUR_MS + SECOND_MS, price: '50000' },
      { at: expiry - HOUR_MS + SECOND_MS, price: '50000' },
    ],
    pace,
  );
  for (const token of [alices, bobs]) {
    await expect.poll(() => noticesOf(token)).toEqual(['expiring-hour', 'expiring-day']);
  }
  await pricesPass(serving, [...sampled, { at: expiry + SECOND_MS, price: '50200' }], pace);
  const sum = sampled.reduce((all, { price }) => all + Number(price), 0);
  // 50,129.66…, to the tick of 0.1.
  const price = (Math.round((sum / sampled.length) * 10) / 10).toString();

  await expect.poll(settledNow).toMatchObject({
    ...{
      symbol,
      price,
      samples: 59,
      due: 60,
      byStaff: false,
      holders: 2,
      settled: 2,
      kind: 'linear',
      term: 'bi-weekly',
    },
  });
  expect(await of<SettlementLine[]>(settlements, undefined, { coin: 'BTC' })).toMatchObject([{ symbol }]);
  expect(await of(settlements, undefined, { coin: 'ETH' })).toEqual([]);
  expect(await of(settlements, undefined, { before: symbol })).toEqual([]);
  const { ticks } = await of<DeliverySamples>(deliverySamples, undefined, { symbol });
  expect(ticks.map(({ startsAt, samples }) => [startsAt - expiry, samples])).toEqual([
    [-60_000, 30],
    [-30_000, 29],
  ]);
  expect(ticks[1]!.prices[19]).toBeNull();
  expect(ticks.reduce((all, tick) => all + Number(tick.sum), 0)).toBe(sum);
  expect(
    await of<DeliverySamples>(deliverySamples, undefined, { symbol, from: String(expiry - 30_000) }),
  ).toMatchObject({
    ticks: [{ startsAt: expiry - 30_000 }],
  });

  const [own] = await of<OwnSettlement[]>(ownSettlements, alices);
  const profit = units(price) / 10n - units('5000');
  const fee = units(price) / 10n / 2_000n;
  expect(own).toMatchObject({
    ...{ symbol, expiry, quantity: '0.1', entryPrice: '50000', settlementPrice: price, samples: 59, due: 60 },
    ...{ profit: text(profit), fee: text(fee), shortfall: '0', net: text(profit - fee), coin: 'USDT' },
  });
  // The order of before rests no more, and what it held is free again.
  expect(await held(alices)).toBe(before.alice + profit - fee);
  expect(await held(bobs)).toBe(before.bob - profit - fee);
  expect(await of<Order[]>(openOrders, alices)).toEqual([]);
  const left = await of<Position[]>(positions, alices);
  expect(left.find((one) => one.symbol === symbol)).toMatchObject({ quantity: '0', openValue: '0', expiry });
  expect(await of<ClosedPosition[]>(realised, alices, { book: 'delivery' })).toMatchObject([
    { symbol, ending: 'settled', profit: text(profit), expiry },
  ]);
  expect(await of(realised, alices, { book: 'contract' })).toEqual([]);
  const csv = await fileOf(ownSettlementsExport, alices);
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain(`,${price},59,60,${text(profit)},0.0005,${text(fee)},0,${text(profit - fee)},USDT`);

  expect(reasonOf(await place(alices, 'open-long'))).toBe('perpetual/not-in-trading-period');
  await expect.poll(() => noticesOf(alices)).toEqual(['settled', 'expiring-hour', 'expiring-day']);
  await expect.poll(() => noticesOf(bobs)).toEqual(['settled', 'expiring-hour', 'expiring-day']);
  expect(await noticesOf(others)).toEqual([]);
  const { notices: all } = await of<ContractNotices>(notices, alices);
  const said = all.filter((one) => one.symbol === symbol);
  expect(said[0]!.text).toContain(price);
  expect(said[1]!.text).toContain(`${new Date(expiry).toISOString().slice(0, 10)} 08:00 UTC`);
});

test('its receipts make price and profit again, and one changed byte is seen', async () => {
  await expect.poll(() => reason(settlementReceipt, { symbol })).toBeUndefined();
  const file = await of<ReceiptFile>(settlementReceipt, undefined, { symbol });
  expect(verify(JSON.stringify(file)).wrong).toBeUndefined();
  const [own] = await of<OwnSettlement[]>(ownSettlements, alices);
  const mine = await of<ReceiptFile>(ownSettlementReceipt, alices, { settlement: String(own!.settlement) });
  expect(verify(JSON.stringify(mine)).wrong).toBeUndefined();
  expect(await reason(ownSettlementReceipt, { settlement: String(own!.settlement) }, bobs)).toBe(
    'perpetual/receipt-unknown',
  );
  const [first, ...more] = mine.receipts;
  const changed = { ...first!, signed: first!.signed.replace('50101', '50102') };
  expect(verify(JSON.stringify({ ...mine, receipts: [changed, ...more] })).wrong).toMatch(/receipt 1/);
});

test('where samples are missing for long, two of staff settle at the last index and at nothing else', async () => {
  const row = await of<Contract>(contract, undefined, { symbol: weekly });
  expect(row.delivery).toMatchObject({ life: 'overdue', samples: 0, settlementPrice: null });
  expect(reasonOf(await place(alices, 'close-long', { symbol: weekly }))).toBe('perpetual/not-in-trading-period');
  const approval = approvalOf(await ask(anna, settleContract, { symbol: weekly }));
  expect((await anna.get<Approval[]>(approvals)).at(-1)).toMatchObject({
    kind: 'settle-contract',
    details: { contract: weekly, index: '50000.5' },
  });
  expect(await decide(anna, approval)).toBe('staff/second-person-needed');
  expect(await decide(rita, approval)).toBeUndefined();
  await expect
    .poll(async () => (await of<Settlement>(settlement, undefined, { symbol: weekly })).settlement)
    .toMatchObject({ price: '50000.5', samples: 0, due: 60, byStaff: true, holders: 2, settled: 2, term: 'weekly' });
  const all = await of<SettlementLine[]>(settlements);
  expect(all.map((one) => one.symbol).sort()).toEqual([weekly, symbol].sort());
  const [first, second] = all;
  expect(await of(settlements, undefined, { before: first!.symbol })).toEqual([second]);
  await expect.poll(() => reason(settlementReceipt, { symbol: weekly })).toBeUndefined();
  const file = await of<ReceiptFile>(settlementReceipt, undefined, { symbol: weekly });
  expect(verify(JSON.stringify(file)).wrong).toBeUndefined();
  expect(reasonOf(await ask(anna, settleContract, { symbol: weekly }))).toBe('perpetual/settlement-not-overdue');
});

test('terms that make no contract are said to the second of staff, and nothing is listed', async () => {
  await serving.close();
  // A window as long as its week.
  await serving.open({ intradayDelivery: { weekMs: 60 * SECOND_MS, windowMs: 60 * SECOND_MS } });
  const before = await dated();
  const approval = approvalOf(await ask(anna, listDelivery, { symbol: LINEAR, term: 'quarterly' }));
  expect(await decide(rita, approval)).toBe('perpetual/delivery-terms-impossible');
  expect(await dated()).toEqual(before);
});

test('every reason that is listed as met was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...deliveryReasons]));
});
