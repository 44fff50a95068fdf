import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob, contractOf, marketOf } from '@quay/cast';
import { type Call, SEQ_HEADER } from '@quay/contract';
import { type EarnProducts, products as earnProducts, subscribe } from '@quay/contract/earn';
import {
  addPledge,
  borrow,
  type Loan,
  type LoanPoolRow,
  type LoanProductRow,
  type LoanRecordRow,
  ownLoan,
  ownLoans,
  pools,
  products,
  records,
  recordsExport,
  renew,
  repay,
  type SaleReceiptFile,
  saleReceipt,
} from '@quay/contract/loans';
import { type ContractNotices, notices } from '@quay/contract/perpetual';
import {
  decideApproval,
  fundLoanPool,
  type LoanOverview,
  listEarnProduct,
  loanOverview,
  moveCoin,
  type StaffLoan,
  setLoanProduct,
  staffLoans,
} from '@quay/contract/staff';
import { type Balance, wallets } from '@quay/contract/wallet';
import { systemAccounts } from '@quay/core';
import { type LoanSaleReceipt, workLoanSale } from '@quay/core/receipts';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-receipt.mjs';
import { byHand, endow } from './by-hand.ts';
import { Console } from './console.ts';
import { LINEAR, startContracts, type Venues } from './perpetual-market.ts';
import { loanReasons } from './reached/loans.ts';
import { type Answer, dataOf, reasonOf, type Serving, seqOf } from './serving.ts';

/** An hour of the loans of this test. */
const HOUR_MS = 2_000;

let serving: Serving;
let venues: Venues;
let anna: Console;
let rita: Console;
const tokens = new Map<string, string>();
const ids = new Map<string, number>();
const reached = new Set<string>();

let seq = 0;
const kept = (answer: Answer): Answer => {
  seq = Math.max(seq, seqOf(answer));
  return answer;
};
const ask = async (who: string, call: Call<never, unknown>, request: object = {}): Promise<Answer> =>
  kept(await serving.ask(call, request, { token: tokens.get(who)!, headers: { [SEQ_HEADER]: String(seq) } }));
const get = async <Data>(who: string, call: Call<never, unknown>, request: object = {}): Promise<Data> =>
  dataOf<Data>(await ask(who, call, request));
const seen = (why: string | undefined): string | undefined => {
  if (why !== undefined) reached.add(why);
  return why;
};
const reason = async (who: string, call: Call<never, unknown>, request: object = {}): Promise<string | undefined> =>
  seen(reasonOf(await ask(who, call, request)));

const terms = {
  ...{ asset: 'USDT', pledge: 'BTC', days: 7, hourlyRate: '0.002', lateMultiple: '3', initialRate: '0.5' },
  ...{ saleFeeRate: '0.01', lot: '0.0001', minAmount: '10', lentMax: '50000', pledgedMax: '100', open: true },
  reason: 'first product',
};
let intents = 0;
const wanted = (more: object = {}) => {
  intents += 1;
  const of = { asset: 'USDT', pledge: 'BTC', days: 7, amount: '1000', pledged: '0.1' };
  return { ...of, hourlyRate: '0.002', requestId: `intent-${intents}`, ...more };
};

async function until<Value>(look: () => Promise<Value>, good: (value: Value) => boolean, seconds = 60): Promise<Value> {
  for (let tries = 0; tries < seconds * 10; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}

/** What staff see, with all in it that was answered to anybody. */
const staffSee = async <Data>(call: Call<never, unknown>): Promise<Data> =>
  dataOf<Data>(await anna.ask(call, {}, { headers: { [SEQ_HEADER]: String(seq) } }));

/** One asks, the other one approves. */
async function both(call: Call<never, unknown>, request: object): Promise<string | undefined> {
  const { approvalId } = dataOf<{ approvalId: number }>(kept(await anna.ask(call as never, request as never)));
  return reasonOf(kept(await rita.ask(decideApproval, { approvalId, approve: true, remark: 'seen' })));
}

async function spot(who: string, symbol: string): Promise<Pick<Balance, 'available' | 'frozen'>> {
  const all = await get<Balance[]>(who, wallets as never);
  const { available, frozen } = all.find((one) => one.book === 'spot' && one.symbol === symbol)!;
  return { available, frozen };
}

async function join(who: { username: string; password: string }, name: string): Promise<void> {
  const opened = await serving.register(who);
  tokens.set(name, opened.token);
  ids.set(name, opened.member.id);
}

beforeAll(async () => {
  const started = await startContracts(
    [{ ...contractOf(LINEAR), referencePrice: units('50000') }],
    {},
    { loanHourMs: HOUR_MS },
  );
  ({ serving, venues } = started);
  anna = await Console.enrol(serving, started.firstStaffLogin.username, started.firstStaffLogin.password);
  rita = await anna.colleague('rita', 'Finance');
  await join(alice, 'alice');
  await join(bob, 'bob');
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) => {
      core.engine.submitAll([
        { sent: { name: 'market/list-market', at: Date.now(), input: marketOf('BTC') }, answer: () => undefined },
      ]);
      endow(core, systemAccounts.convert, { USDT: '100000' });
    }),
  );
  await venues.restart();
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

describe('what is lent', () => {
  test('two of staff set a product and fill the pool, and what cannot be is refused', async () => {
    const product = async (more: object) => seen(reasonOf(await anna.ask(setLoanProduct, { ...terms, ...more })));
    expect(await product({ reason: ' ' })).toBe('staff/reason-missing');
    expect(await product({ hourlyRate: '1e2' })).toBe('loans/amount-malformed');
    expect(await product({ pledge: 'XYZ' })).toBe('loans/coin-unknown');
    expect(await product({ days: 0 })).toBe('loans/terms-impossible');
    expect(await product({ initialRate: '0.58' })).toBe('loans/warned-at-once');
    expect(await both(setLoanProduct, terms)).toBeUndefined();
    const funds = async (amount: string) =>
      seen(reasonOf(await anna.ask(fundLoanPool, { asset: 'USDT', amount, reason: 'pool' })));
    expect(await funds('0')).toBe('loans/amount-missing');
    expect(await funds('-1')).toBe('loans/capital-lent');
    expect(await both(fundLoanPool, { asset: 'USDT', amount: '30000', reason: 'pool' })).toBeUndefined();
    const [offered] = await until(
      () => get<LoanProductRow[]>('alice', products as never),
      (all) => all[0]?.free === '30000' && all[0]?.pledgePrice !== null,
    );
    expect(offered).toMatchObject({
      asset: 'USDT',
      pledge: 'BTC',
      hourMs: HOUR_MS,
      pledgePrice: '50000.5',
      open: true,
    });
    const [pool] = await get<LoanPoolRow[]>('alice', pools as never);
    expect(pool).toMatchObject({ asset: 'USDT', capital: '30000', lent: '0', free: '30000', utilisation: '0' });
  });

  test('each refusal of borrowing is met', async () => {
    const tries = (more: object) => reason('alice', borrow as never, wanted(more));
    expect(await tries({ amount: '1e3' })).toBe('loans/amount-malformed');
    expect(await tries({ days: 8 })).toBe('loans/product-unknown');
    expect(await tries({ hourlyRate: '0.001' })).toBe('loans/rate-changed');
    expect(await tries({ amount: '9' })).toBe('loans/below-min');
    expect(await tries({ pledged: '0' })).toBe('loans/amount-missing');
    expect(await tries({ amount: '50001', pledged: '3' })).toBe('loans/coin-cap');
    expect(await tries({ amount: '2500.1', pledged: '0.1' })).toBe('loans/rate-too-high');
    expect(await tries({ amount: '30001', pledged: '2' })).toBe('loans/pool-empty');
    expect(await tries({ pledged: '10.1' })).toBe('loans/balance-too-small');
    expect(await both(setLoanProduct, { ...terms, open: false })).toBeUndefined();
    expect(await tries({})).toBe('loans/product-closed');
    expect(await both(setLoanProduct, terms)).toBeUndefined();
  });
});

describe('a loan', () => {
  let loan: Loan;

  test('is borrowed once however often it is asked for, and its pledge is frozen', async () => {
    const request = wanted({ amount: '20000', pledged: '0.8', requestId: 'mine' });
    loan = await get<Loan>('alice', borrow as never, request);
    expect(loan).toMatchObject({ principal: '20000', pledged: '0.8', status: 'accruing', hourMs: HOUR_MS });
    expect((await get<Loan>('alice', borrow as never, request)).loan).toBe(loan.loan);
    expect(await spot('alice', 'USDT')).toEqual({ available: '120000', frozen: '0' });
    expect(await spot('alice', 'BTC')).toEqual({ available: '9.2', frozen: '0.8' });
    expect((await get<Loan[]>('alice', ownLoans as never)).map((one) => one.loan)).toEqual([loan.loan]);
    expect(await reason('bob', ownLoan as never, { loan: String(loan.loan) })).toBe('loans/loan-unknown');
  });

  test('what is not possible with it is refused', async () => {
    const of = { loan: loan.loan };
    expect(await reason('alice', addPledge as never, { ...of, amount: 'x' })).toBe('loans/amount-malformed');
    expect(await reason('bob', addPledge as never, { ...of, amount: '0.1' })).toBe('loans/loan-unknown');
    expect(await reason('bob', repay as never, of)).toBe('loans/loan-unknown');
    expect(await reason('bob', renew as never, { ...of, hourlyRate: '0.002' })).toBe('loans/loan-unknown');
    expect(await reason('bob', records as never, { loan: String(loan.loan) })).toBeUndefined();
    expect(await get<LoanRecordRow[]>('bob', records as never, { loan: String(loan.loan) })).toEqual([]);
    const { text } = await ask('bob', recordsExport as never, { loan: String(loan.loan) });
    expect(text.trim().split('\r\n')).toHaveLength(1);
    expect(await reason('alice', addPledge as never, { ...of, amount: '0' })).toBe('loans/amount-missing');
    expect(await reason('alice', addPledge as never, { ...of, amount: '50' })).toBe('loans/balance-too-small');
    expect(await reason('alice', repay as never, { ...of, amount: '99999' })).toBe('loans/repay-above-debt');
    expect(await reason('alice', renew as never, { ...of, hourlyRate: '0.002' })).toBe('loans/not-renewable-yet');
    expect(await reason('alice', saleReceipt as never, { sale: '1' })).toBe('loans/receipt-unknown');
  });

  test('is warned as the price falls, gets more pledge, is partly sold after the next fall, and its receipt holds', async () => {
    venues.say('40000');
    const warned = await until(
      () => get<Loan>('alice', ownLoan as never, { loan: String(loan.loan) }),
      ({ warnedAt }) => warnedAt !== null,
    );
    expect(warned.sold).toBe('0');
    const more = await get<Loan>('alice', addPledge as never, { loan: loan.loan, amount: '0.2' });
    expect(more.pledged).toBe('1');
    venues.say('22000');
    const sold = await until(
      () => get<Loan>('alice', ownLoan as never, { loan: String(loan.loan) }),
      (one) => one.sold !== '0',
    );
    expect(sold.status).toBe('accruing');
    const notified = await until(
      () => get<ContractNotices>('alice', notices as never),
      ({ notices: all }) => all.some(({ event }) => event === 'loan-sold'),
    );
    expect(new Set(notified.notices.map(({ event }) => event))).toEqual(new Set(['loan-warned', 'loan-sold']));
    const happened = await get<LoanRecordRow[]>('alice', records as never, { loan: String(loan.loan) });
    expect(happened.map(({ act }) => act)).toEqual(['sale', 'add-pledge', 'borrow']);
    const { sale } = happened[0]!;
    const file = await until(
      async () => {
        const answer = await ask('alice', saleReceipt as never, { sale: String(sale) });
        return reasonOf(answer) === undefined ? dataOf<SaleReceiptFile>(answer) : undefined;
      },
      (found) => found !== undefined,
    );
    const document = JSON.parse(file!.receipts[0]!.signed) as LoanSaleReceipt;
    expect(workLoanSale(document).lines.every(({ equal }) => equal)).toBe(true);
    expect(document.pledge.sources.length).toBe(3);
    expect(verify(JSON.stringify(file)).wrong).toBeUndefined();
    const forged = JSON.stringify({ ...document, quantity: '1' });
    const changed = { ...file!, receipts: [{ ...file!.receipts[0]!, signed: forged }] };
    expect(verify(JSON.stringify(changed)).wrong).toBeDefined();
    expect(await reason('bob', saleReceipt as never, { sale: String(sale) })).toBe('loans/receipt-unknown');
    venues.say('50000.5');
  });

  test('is repaid, and everything is back to the unit', async () => {
    await until(
      () => get<LoanProductRow[]>('alice', products as never),
      ([one]) => one?.pledgePrice === '50000.5',
    );
    const before = await get<Loan>('alice', ownLoan as never, { loan: String(loan.loan) });
    const part = await get<Loan>('alice', repay as never, { loan: loan.loan, amount: '100' });
    expect(units(part.interestPaid)).toBeGreaterThan(units(before.interestPaid));
    const over = await get<Loan>('alice', repay as never, { loan: loan.loan });
    expect(over).toMatchObject({ status: 'repaid', principal: '0', pledged: '0' });
    const { available, frozen } = await spot('alice', 'BTC');
    expect(frozen).toBe('0');
    expect(units(available)).toBe(units('10') - units(over.sold));
    const csv = await serving.ask(recordsExport, {}, { token: tokens.get('alice')! });
    expect(csv.text.trim().split('\r\n').length).toBeGreaterThan(4);
    expect((await get<Loan[]>('alice', ownLoans as never, { over: '1' })).length).toBe(1);
  });

  test('runs out: it can be renewed in its last day, is overdue, and the owner is told', async () => {
    expect(await both(setLoanProduct, { ...terms, days: 1 })).toBeUndefined();
    const of = await get<Loan>('bob', borrow as never, wanted({ days: 1, amount: '100', pledged: '0.1' }));
    const renewed = await get<Loan>('bob', renew as never, { loan: of.loan, hourlyRate: '0.002' });
    expect(renewed).toMatchObject({ renewals: 1, dueAt: of.dueAt + 24 * HOUR_MS });
    const overview = await staffSee<LoanOverview>(loanOverview as never);
    expect(overview).toMatchObject({ running: 1 });
    expect(overview.pools[0]).toMatchObject({ asset: 'USDT', badDebt: '0' });
    const [running] = await staffSee<StaffLoan[]>(staffLoans as never);
    expect(running).toMatchObject({ loan: of.loan, userId: ids.get('bob') });
    const late = await get<Loan>('alice', borrow as never, wanted({ days: 1, amount: '100', pledged: '0.1' }));
    await until(
      () => get<Loan>('alice', ownLoan as never, { loan: String(late.loan) }),
      ({ status }) => status === 'overdue',
      100,
    );
    expect(await reason('alice', renew as never, { loan: late.loan, hourlyRate: '0.002' })).toBe('loans/overdue');
    await until(
      () => get<ContractNotices>('alice', notices as never),
      ({ notices: all }) => all.some(({ event }) => event === 'loan-overdue'),
    );
  }, 150_000);

  test('nobody has more than twenty, and a halted coin or an old index lends nothing', async () => {
    const { length: open } = await get<Loan[]>('bob', ownLoans as never);
    for (let n = open; n < 20; n++) await get('bob', borrow as never, wanted({ amount: '10', pledged: '0.01' }));
    expect((await get<Loan[]>('bob', ownLoans as never)).length).toBe(20);
    expect(await reason('bob', borrow as never, wanted({ amount: '10', pledged: '0.01' }))).toBe(
      'loans/too-many-loans',
    );
    venues.fallSilent();
    await sleep(11_000);
    expect(await reason('alice', borrow as never, wanted())).toBe('loans/index-abnormal');
    await serving.close();
    await serving.withDatabase((url) =>
      byHand(url, (core) =>
        core.engine.submitAll([
          {
            sent: { name: 'market/set-status', at: Date.now(), input: { market: 'BTC', status: 'halted', staff: 1 } },
            answer: () => undefined,
          },
        ]),
      ),
    );
    await serving.open({});
    expect(await reason('alice', borrow as never, wanted())).toBe('loans/coin-halted');
  }, 150_000);
});

test('the price of a coin is moved where the market is simulated, and nowhere else', async () => {
  const move = async (more: object) =>
    seen(reasonOf(await anna.ask(moveCoin, { symbol: 'BTC', percent: -20, minutes: 1, reason: 'a fall', ...more })));
  expect(await move({ reason: ' ' })).toBe('staff/reason-missing');
  expect(await move({ percent: -91 })).toBe('loans/move-range');
  expect(await move({})).toBe('loans/market-real');
});

test('what is kept for savers who ask their coins back is not offered to borrowers', async () => {
  const free = async () => units((await get<LoanProductRow[]>('alice', products as never))[0]!.free);
  const before = await free();
  const savings = {
    ...{ kind: 'flexible', asset: 'USDT', days: 0, name: 'Savings', min: '10', max: '1000', reserveRate: '0.1' },
  };
  expect(await both(listEarnProduct as never, { ...savings, reason: 'savings' })).toBeUndefined();
  const [saved] = await get<EarnProducts>('alice', earnProducts as never);
  const wanted = { product: saved!.product, version: saved!.version, amount: '50', requestId: 'saved-1' };
  await get('alice', subscribe as never, wanted);
  expect((await free()) - before).toBe(units('45'));
});

test('the refusals of loans were all met', () => {
  expect([...loanReasons].filter((one) => !reached.has(one))).toEqual([]);
});
