import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob, contractOf } from '@quay/cast';
import {
  type AdlPlaceLine,
  type AdlQueue,
  adlPlaces,
  adlQueue,
  type ClosedPosition,
  type Contract,
  contract,
  type FundFlowLine,
  type FundingPaymentLine,
  type FundingPeriodLine,
  type FundOfCoin,
  fundFlows,
  fundingHistory,
  fundingPayments,
  fundingPaymentsExport,
  fundingReceipt,
  insuranceFund,
  paymentReceipt,
  placeOrder,
  type ReceiptFile,
  realised,
  realisedExport,
  setLeverage,
} from '@quay/contract/perpetual';
import { wallets } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-receipt.mjs';
import { LINEAR, move, stampPasses, startContracts, type Venues } from './perpetual-market.ts';
import { dataOf, reasonOf, type Serving } from './serving.ts';

let serving: Serving;
let venues: Venues;
let alices: string;
let bobs: string;

const place = async (token: string, intent: string, price: string, quantity: string) =>
  dataOf(await serving.ask(placeOrder, { symbol: LINEAR, intent, type: 'limit', price, quantity }, { token }));
const trade = async (long: string, short: string, price: string, quantity: string) => {
  await place(bobs, short, price, quantity);
  await place(alices, long, price, quantity);
};
const of = <Data>(call: unknown, token?: string, request: object = {}) =>
  serving.get<Data>(call as never, request, token === undefined ? {} : { token });
/** A file is no envelope: it comes as it is. */
const fileOf = async (call: unknown, token: string) => (await serving.ask(call as never, {}, { token })).text;
const inContracts = async (token: string) => {
  const all = await of<{ book: string; symbol: string; available: string; frozen: string }[]>(wallets, token);
  const one = all.find(({ book, symbol }) => book === 'contract' && symbol === 'USDT');
  return units(one?.available ?? '0') + units(one?.frozen ?? '0');
};

let queued: { readonly bob: AdlPlaceLine[]; readonly queue: AdlQueue };

beforeAll(async () => {
  ({ serving, venues } = await startContracts([{ ...contractOf(LINEAR), referencePrice: units('50000') }]));
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  dataOf(await move(serving, alices, { amount: '120' }));
  dataOf(await move(serving, bobs));
  for (const token of [alices, bobs]) {
    dataOf(await serving.ask(setLeverage, { symbol: LINEAR, leverage: 50 }, { token }));
  }
  // One position from its opening to its end, and one that is there at the stamp.
  await trade('open-long', 'open-short', '50000', '0.02');
  await trade('close-long', 'close-short', '50010', '0.02');
  await trade('open-long', 'open-short', '50000', '0.1');
  for (let own: AdlPlaceLine[] = []; own.length === 0; own = queued.bob) {
    await sleep(200);
    queued = {
      bob: await of(adlPlaces, bobs),
      queue: await of(adlQueue, undefined, { symbol: LINEAR, side: 'short' }),
    };
  }
  // The second mark agrees with the first, the third liquidates.
  await stampPasses(serving, ['50000', '50000', '48000']);
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

async function written<Row extends { readonly receipt: number | null }>(rows: () => Promise<Row[]>): Promise<Row[]> {
  for (let tries = 0; tries < 600; tries++) {
    const found = await rows();
    if (found.length > 0 && found.every(({ receipt }) => receipt !== null)) return found;
    await sleep(100);
  }
  throw new Error('a receipt was not written');
}

test('a contract says what its next funding rate follows from', async () => {
  const { funding } = await of<Contract>(contract, undefined, { symbol: LINEAR });
  expect(funding).toMatchObject({ interest: '0.0001', damp: '0.0005', lastRate: expect.any(String) });
  expect(funding!.endsAt - funding!.startsAt).toBe(28_800_000);
});

test('funding periods are public, each with a receipt that anybody can work out again', async () => {
  const periods = await written(() => of<FundingPeriodLine[]>(fundingHistory, undefined, { symbol: LINEAR }));
  const [period] = periods;
  expect(period).toMatchObject({ symbol: LINEAR, holders: 2, skipped: false, markPrice: expect.any(String) });
  const file = await of<ReceiptFile>(fundingReceipt, undefined, { period: String(period!.period) });
  const found = verify(JSON.stringify(file));
  expect(found.wrong).toBeUndefined();
  expect(found.found).toMatchObject([{ document: { kind: 'funding', rate: String(units(period!.rate)) } }]);
  expect(await of(fundingHistory, undefined, { symbol: LINEAR, before: String(period!.period) })).toEqual([]);
  expect(reasonOf(await serving.ask(fundingReceipt, { period: '99999' }))).toBe('perpetual/receipt-unknown');
  expect(reasonOf(await serving.ask(fundingHistory, { symbol: 'DOGEUSDT-PERP' }))).toBe('trading/symbol-unknown');
});

test('what a holder paid at a stamp is in a list, in a file and in a receipt; nobody sees that of another', async () => {
  const [paid, ...more] = await of<FundingPaymentLine[]>(fundingPayments, alices);
  const [got] = await of<FundingPaymentLine[]>(fundingPayments, bobs);
  expect(more).toEqual([]);
  expect([paid!.quantity, got!.quantity]).toEqual(['0.1', '-0.1']);
  // The one unit that rounding leaves at most is the fund's.
  const sum = units(paid!.amount) + units(got!.amount);
  expect(sum <= 0n && sum >= -2n).toBe(true);
  const csv = await fileOf(fundingPaymentsExport, alices);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`,${LINEAR},0.1,${paid!.markPrice},${paid!.rate},${paid!.amount},0,USDT`);
  const file = await of<ReceiptFile>(paymentReceipt, alices, { payment: String(paid!.payment) });
  expect(verify(JSON.stringify(file)).wrong).toBeUndefined();
  const others = await serving.ask(paymentReceipt, { payment: String(paid!.payment) }, { token: bobs });
  expect(reasonOf(others)).toBe('perpetual/receipt-unknown');
  expect(await of(fundingPayments, alices, { symbol: 'BTCUSD-PERP' })).toEqual([]);
  expect(await of(fundingPayments, alices, { from: String(paid!.at + 1) })).toEqual([]);
});

test('what positions brought and cost adds up to what the account has gained, to the unit', async () => {
  const closed = await of<ClosedPosition[]>(realised, alices);
  expect(closed).toMatchObject([
    { symbol: LINEAR, long: true, quantity: '0.1', ending: 'liquidated' },
    { symbol: LINEAR, long: true, quantity: '0.02', ending: 'closed', profit: '0.2', funding: '0', toFund: '0' },
  ]);
  const gained = closed.reduce((sum, { net }) => sum + units(net), 0n);
  expect(text(units('120') + gained)).toBe(text(await inContracts(alices)));
  const [paid] = await of<FundingPaymentLine[]>(fundingPayments, alices);
  expect(closed[0]!.funding).toBe(paid!.amount);
  // Bob's second position is still open: only the first one is in the list.
  expect(await of<ClosedPosition[]>(realised, bobs)).toMatchObject([{ long: false, quantity: '0.02', profit: '-0.2' }]);

  expect(await of(realised, alices, { before: String(closed[0]!.trade) })).toEqual([closed[1]]);
  expect(await of(realised, alices, { size: '1' })).toEqual([closed[0]]);
  expect(await of(realised, alices, { symbol: 'BTCUSD-PERP' })).toEqual([]);
  const lines = (await fileOf(realisedExport, alices)).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain(`,liquidated,${closed[0]!.profit},${closed[0]!.fees},${closed[0]!.funding},`);
});

test('the insurance fund says what it has, what it keeps, what it holds, and where every unit came from', async () => {
  const flows = await of<FundFlowLine[]>(fundFlows, undefined, { coin: 'USDT' });
  const [fund] = await of<FundOfCoin[]>(insuranceFund);
  expect(fund).toMatchObject({ coin: 'USDT', deleveraged: { count: 0, lastAt: null } });
  expect(fund!.positions).toEqual([{ symbol: LINEAR, quantity: '0.1' }]);
  expect(flows[0]!.balanceAfter).toBe(fund!.balance);
  expect(units(fund!.kept)).toBe((units(fund!.peak) * 7n) / 10n);
  for (const [n, { amount, balanceAfter }] of flows.entries()) {
    const before = flows[n + 1]?.balanceAfter ?? '0';
    expect(text(units(before) + units(amount))).toBe(balanceAfter);
  }
  expect(flows.at(-1)).toMatchObject({ cause: 'house-funds', receipt: null });
  const ofSteps = await written(async () =>
    (await of<FundFlowLine[]>(fundFlows, undefined, { coin: 'USDT' })).filter(({ cause }) =>
      cause.startsWith('liquidation-'),
    ),
  );
  expect(ofSteps.length).toBeGreaterThan(0);
});

test('the queue is public under pseudonyms, and says to each holder alone which place is theirs', async () => {
  const [own] = queued.bob;
  expect(own).toMatchObject({ symbol: LINEAR, side: 'short', place: 1, of: 1, lamps: 1 });
  expect(queued.queue).toMatchObject({
    of: 1,
    places: [{ place: 1, quantity: '0.1', lamps: 1, person: own!.person }],
  });
  // The fund, which holds the long now, is in no queue.
  expect(await of(adlQueue, undefined, { symbol: LINEAR, side: 'long' })).toMatchObject({ of: 0, places: [] });
  expect(reasonOf(await serving.ask(adlQueue, { symbol: 'DOGEUSDT-PERP', side: 'long' }))).toBe(
    'trading/symbol-unknown',
  );
});
