import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob } from '@quay/cast';
import { type Call, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import {
  acceptOffer,
  apply,
  type CreditConfig,
  type CreditHistory,
  type CreditLoanOnWire,
  type CreditStatistics,
  config,
  history,
  historyExport,
  repay,
  statistics,
  withdraw,
} from '@quay/contract/credit';
import { type ContractNotices, notices } from '@quay/contract/perpetual';
import {
  type Approval,
  type ApprovalRequested,
  type AuditRow,
  approvals,
  audit,
  type CreditCase,
  type CreditCaseRow,
  type CreditPoolOfConsole,
  creditApplication,
  creditApplications,
  creditPool,
  type Dashboard,
  dashboard,
  decideApproval,
  decideCredit,
  fundCredit,
  revealCredit,
  setCreditProduct,
} from '@quay/contract/staff';
import { uploadLocal } from '@quay/contract/upload';
import { applyBasic } from '@quay/contract/verification';
import { transferCoins, walletOf } from '@quay/contract/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { basicOf, uploaded } from './applicant.ts';
import { byHand } from './by-hand.ts';
import { Console } from './console.ts';
import { creditReasons } from './reached/credit.ts';
import { type Answer, dataOf, reasonOf, Serving, seqOf } from './serving.ts';

const DAY_MS = 86_400_000;
let serving: Serving;
let risk: Console;
let finance: Console;
let admin: Console;
const tokens = new Map<string, string>();
const ids = new Map<string, number>();
const reached = new Set<string>();

/** How new the rows are that the next answer comes from. */
let seq = 0;
const kept = (answer: Answer): Answer => {
  seq = Math.max(seq, seqOf(answer) || 0);
  const why = reasonOf(answer);
  if (why !== undefined) reached.add(why);
  return answer;
};
const upToDate = () => ({ [SEQ_HEADER]: String(seq) });
const ask = async (who: string, call: Call<never, unknown>, request: object = {}): Promise<Answer> =>
  kept(await serving.ask(call, request, { token: tokens.get(who)!, headers: upToDate() }));
const get = async <Data>(who: string, call: Call<never, unknown>, request: object = {}): Promise<Data> =>
  dataOf<Data>(await ask(who, call, request));
const reason = async (who: string, call: Call<never, unknown>, request: object = {}): Promise<string | undefined> =>
  reasonOf(await ask(who, call, request));
const staffAsk = async (by: Console, call: Call<never, unknown>, request: object = {}): Promise<Answer> =>
  kept(await by.ask(call, request, { headers: upToDate() }));
const staffGet = async <Data>(by: Console, call: Call<never, unknown>, request: object = {}): Promise<Data> =>
  dataOf<Data>(await staffAsk(by, call, request));

const papers = { income: '2684', rent: '940', otherCredit: '210' };
async function application(who: string, amount: string, more: object = {}) {
  const token = tokens.get(who)!;
  const documents = {
    income: await uploaded(serving, token, 'credit'),
    statement: await uploaded(serving, token, 'credit'),
  };
  return {
    ...{ amount, cycle: 30, dailyRate: '0.0005', acceptTerms: true },
    ...{ currency: 'EUR', income: '2900', rent: '940', otherCredit: '0', note: 'a van', documents },
    ...more,
  };
}
const applied = async (who: string, amount: string, more: object = {}): Promise<CreditLoanOnWire> =>
  get(who, apply as never, await application(who, amount, more));
const decide = async (by: Console, loanId: number, more: object = {}): Promise<string | undefined> =>
  reasonOf(await staffAsk(by, decideCredit, { loanId, choice: 'approve', remark: 'it fits', papers, ...more }));
const detail = (by: Console, loanId: number) => staffGet<CreditCase>(by, creditApplication, { loanId: String(loanId) });
async function openAll(by: Console, loanId: number): Promise<void> {
  for (const { name } of (await detail(by, loanId)).pictures) {
    await staffGet(by, revealCredit, { loanId, name, reason: 'to compare' });
  }
}
const free = async (who: string) => (await get<{ available: string }>(who, walletOf, { symbol: 'USDT' })).available;
const listOf = (who: string, query: object = {}) => get<CreditHistory>(who, history, query);
async function agreed(call: Call<never, ApprovalRequested>, request: object): Promise<string | undefined> {
  const { approvalId } = await staffGet<ApprovalRequested>(risk, call, { reason: 'as agreed', ...request });
  return reasonOf(await staffAsk(finance, decideApproval, { approvalId, approve: true, remark: 'yes' }));
}
const terms = {
  ...{ cycle: 30, dailyRate: '0.0005', lateMultiple: '3', minAmount: '500', maxAmount: '20000', oneMax: '5000' },
  open: true,
};

/** Verified as `alice` is, without anybody having to look. */
async function verified(who: string, more: object = {}): Promise<void> {
  await get(who, applyBasic as never, await basicOf(serving, tokens.get(who)!, more));
  await serving.withReads(async ({ verification }) => {
    const [review] = await verification.reviewsOf(ids.get(who)!);
    const [staff, at] = [risk.member.staffId, Date.now()];
    await verification.takeReview(review!.id, staff, at, 0);
    await verification.decideReview({ review: review!.id, staff, pass: true, reason: null, remark: null, at });
  });
}

async function until<Value>(look: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}

beforeAll(async () => {
  serving = await Serving.start();
  admin = await Console.first(serving);
  risk = await admin.colleague('ruth', 'Risk');
  finance = await admin.colleague('frank', 'Finance');
  for (const [name, who] of [
    ['alice', alice],
    ['bob', bob],
    ['carol', { username: 'carol2020', password: 'plain river 7' }],
  ] as const) {
    const opened = await serving.register(who);
    tokens.set(name, opened.token);
    ids.set(name, opened.member.id);
  }
});
afterAll(() => serving.end());

test('a real market begins with nothing to lend, and two of staff put it in and say the terms', async () => {
  expect(await serving.get<CreditConfig>(config as never, {})).toMatchObject({ products: [], capital: '0' });
  expect(await reason('alice', statistics)).toBeUndefined();
  const wrong = async (call: Call<never, unknown>, request: object) => reasonOf(await staffAsk(risk, call, request));
  expect(await wrong(fundCredit, { amount: '1000', reason: '' })).toBe('staff/reason-missing');
  expect(await wrong(fundCredit, { amount: '0', reason: 'x' })).toBe('credit/amount-malformed');
  expect(await wrong(fundCredit, { amount: '-1', reason: 'x' })).toBe('credit/capital-lent');
  expect(await wrong(setCreditProduct, { ...terms, reason: '' })).toBe('staff/reason-missing');
  expect(await wrong(setCreditProduct, { ...terms, dailyRate: '1e3', reason: 'x' })).toBe('credit/amount-malformed');
  expect(await wrong(setCreditProduct, { ...terms, lateMultiple: '9', reason: 'x' })).toBe('credit/terms-impossible');

  const { approvalId } = await staffGet<ApprovalRequested>(risk, fundCredit, { amount: '20000', reason: 'to begin' });
  expect((await staffGet<CreditPoolOfConsole>(risk, creditPool)).waiting).toMatchObject([{ approvalId, by: 'ruth' }]);
  expect(await agreed(fundCredit as never, { amount: '5000' })).toBeUndefined();
  // What was put in since is not what was agreed on.
  const late = await staffAsk(finance, decideApproval, { approvalId, approve: true, remark: 'yes' });
  expect(reasonOf(late)).toBe('credit/product-changed');
  await staffAsk(finance, decideApproval, { approvalId, approve: false, remark: 'asked again' });
  expect(await agreed(fundCredit as never, { amount: '15000' })).toBeUndefined();
  expect(await agreed(setCreditProduct as never, terms)).toBeUndefined();
  expect(await agreed(setCreditProduct as never, { ...terms, cycle: 60, open: false })).toBeUndefined();
  expect(await staffGet<CreditPoolOfConsole>(risk, creditPool)).toMatchObject({ funded: '20000', free: '20000' });
  const { products, capital } = await get<CreditConfig>('alice', config);
  expect(capital).toBe('20000');
  expect(products).toEqual([
    expect.objectContaining({ cycle: 30, yearlyRate: '0.1825', lateRate: '0.0015', lender: 'Quay' }),
  ]);
  const log = await staffGet<{ rows?: unknown[] } | Approval[]>(finance, approvals, { state: 'approved' });
  expect(log).toHaveLength(4);
});

test('who applies is refused what cannot be, and nothing of it is kept', async () => {
  expect(await reason('alice', apply, await application('alice', '3000'))).toBe('credit/level-missing');
  await verified('alice');
  await verified('bob', { idCard: 'K7654321', realName: 'Bob Miller' });
  const refused = async (more: object, amount = '3000') =>
    reason('alice', apply, await application('alice', amount, more));
  expect(await refused({}, '3,000')).toBe('credit/amount-malformed');
  expect(await refused({ dailyRate: '-1' })).toBe('credit/amount-malformed');
  expect(await refused({ income: '0' })).toBe('credit/figure-malformed');
  expect(await refused({ rent: 'much' })).toBe('credit/figure-malformed');
  expect(await refused({ acceptTerms: false })).toBe('credit/terms-not-accepted');
  expect(await refused({ documents: { income: 'x' } })).toBe('credit/document-missing');
  const bobs = await uploaded(serving, tokens.get('bob')!, 'credit');
  const own = await uploaded(serving, tokens.get('alice')!, 'credit');
  const identity = await uploaded(serving, tokens.get('alice')!, 'identity');
  expect(await refused({ documents: { income: own, statement: bobs } })).toBe('credit/document-unknown');
  expect(await refused({ documents: { income: own, statement: identity } })).toBe('credit/document-unknown');
  expect(await refused({ cycle: 31 })).toBe('credit/product-unknown');
  expect(await refused({ cycle: 60 })).toBe('credit/product-closed');
  expect(await refused({ dailyRate: '0.0004' })).toBe('credit/rate-changed');
  expect(await refused({}, '499')).toBe('credit/amount-below-min');
  expect(await refused({}, '20001')).toBe('credit/amount-above-max');
  await serving.withReads(async ({ credit }) => {
    expect(await credit.strayApplications(Date.now() + 1_000)).toEqual([]);
  });

  const form = new FormData();
  form.append('purpose', 'credit');
  form.append('file', new Blob(['%PDF-1.7']), 'statement.pdf');
  const headers = { [TOKEN_HEADER]: tokens.get('alice')! };
  const answer = await serving.fetch(uploadLocal.path, { method: 'POST', body: form, headers });
  expect(reasonOf(answer)).toBe('upload/file-not-image');
});

test('an application is read, decided by one, paid out and repaid', async () => {
  const loan = await applied('alice', '3000');
  expect(loan).toMatchObject({
    ...{ amount: '3000', approvedAmount: null, cycle: 30, status: 0, state: 'reviewing', overdue: false, owed: '0' },
    ...{ totalRepayment: '3045', yearlyRate: '0.1825', lateRate: '0.0015', lender: 'Quay' },
    documents: ['id-photo', 'income', 'statement'],
  });
  expect(await reason('alice', apply, await application('alice', '500'))).toBe('credit/application-open');
  expect(await reason('alice', repay, { loanId: loan.id, amount: '3000' })).toBe('credit/nothing-owed');
  expect((await risk.get(dashboard as Call<never, Dashboard>)).queues).toContainEqual(
    expect.objectContaining({ queue: 'credits', waiting: 1, overdue: 0 }),
  );

  const [row] = await staffGet<CreditCaseRow[]>(risk, creditApplications);
  expect(row).toMatchObject({ loanId: loan.id, username: alice.username, amount: '3000', documents: 3, needs: 1 });
  const seen = await detail(risk, loan.id);
  expect(seen).toMatchObject({
    ...{ said: { income: '2900', rent: '940', otherCredit: '0' }, currency: 'EUR', note: 'a van', papers: null },
    ...{ dueAtMaturity: '3045', oneMax: '5000', pool: { capital: '20000', free: '20000' } },
    pictures: [
      { name: 'id-photo', opened: false, ofVerification: true },
      { name: 'income', opened: false, ofVerification: false },
      { name: 'statement', opened: false, ofVerification: false },
    ],
  });
  const id = loan.id;
  expect(reasonOf(await staffAsk(risk, creditApplication, { loanId: '99' }))).toBe('credit/application-unknown');
  expect(reasonOf(await staffAsk(risk, revealCredit, { loanId: id, name: 'income', reason: '' }))).toBe(
    'staff/reason-missing',
  );
  expect(reasonOf(await staffAsk(risk, revealCredit, { loanId: 99, name: 'income', reason: 'x' }))).toBe(
    'credit/application-unknown',
  );
  expect(reasonOf(await staffAsk(risk, revealCredit, { loanId: id, name: 'property', reason: 'x' }))).toBe(
    'staff/not-there',
  );
  expect(await decide(risk, id, { remark: '' })).toBe('staff/reason-missing');
  expect(await decide(risk, id, { choice: 'reject' })).toBe('staff/reason-missing');
  expect(await decide(risk, 99, { amount: '3000' })).toBe('credit/application-unknown');
  expect(await decide(risk, id, { amount: '3,000' })).toBe('credit/amount-malformed');
  expect(await decide(risk, id, { amount: '3000', papers: undefined })).toBe('credit/papers-missing');
  expect(await decide(risk, id, { amount: '3000', papers: { ...papers, rent: 'x' } })).toBe('credit/figure-malformed');
  expect(await decide(risk, id, { amount: '3000' })).toBe('staff/review-unopened');
  await openAll(risk, id);
  expect(await decide(risk, id, { amount: '499' })).toBe('credit/approved-range');
  expect(await decide(risk, id, { amount: '3001' })).toBe('credit/approved-range');
  expect(await free('alice')).toBe('100000');
  expect(await decide(risk, id, { amount: '3000' })).toBeUndefined();
  expect(await decide(risk, id, { amount: '3000' })).toBe('credit/application-decided');
  expect(await free('alice')).toBe('103000');
  expect(await detail(risk, id)).toMatchObject({ papers, firstBy: 'ruth', secondBy: null, state: 'borrowing' });

  const { content, totalElements } = await listOf('alice', { pageNo: '1', pageSize: '10' });
  expect(totalElements).toBe(1);
  expect(content[0]).toMatchObject({
    status: 2,
    approvedAmount: '3000',
    owed: '3001.5',
    interest: '1.5',
    decidedBy: 1,
  });
  expect(content[0]!.events.map(({ kind }) => kind)).toEqual(['applied', 'paid-out']);
  expect(await listOf('alice', { status: '3' })).toMatchObject({ content: [], totalElements: 0 });
  expect(await listOf('alice', { list: 'repaid', status: '2' })).toMatchObject({ content: [], totalElements: 0 });
  expect(await get<CreditStatistics>('alice', statistics)).toMatchObject({
    ...{ borrowed: '3000', outstanding: '3000', owed: '3001.5', overdue: 0, idPhoto: true },
  });
  expect(await reason('bob', repay, { loanId: id, amount: '3001.5' })).toBe('credit/loan-unknown');
  expect(await reason('alice', repay, { loanId: id, amount: 'all' })).toBe('credit/amount-malformed');
  expect(await reason('alice', repay, { loanId: id, amount: '3000' })).toBe('credit/owed-changed');
  expect(await reason('alice', withdraw, { loanId: id })).toBe('credit/not-withdrawable');
  const outgoing = { requestId: 'away', from: 'spot', to: 'c2c', symbol: 'USDT', amount: '102000' };
  await get('alice', transferCoins as never, outgoing);
  expect(await reason('alice', repay, { loanId: id, amount: '3001.5' })).toBe('credit/balance-too-small');
  await get('alice', transferCoins as never, { ...outgoing, requestId: 'back', from: 'c2c', to: 'spot' });
  expect(await get('alice', repay, { loanId: id, amount: '3001.5' })).toMatchObject({
    state: 'repaid',
    interest: '1.5',
  });
  expect(await free('alice')).toBe('99998.5');
  const file = await ask('alice', historyExport);
  expect(file.text.split('\r\n').slice(0, 4)).toEqual([
    'Time (UTC),ID,Loan,Event,Amount,Interest,Asset',
    expect.stringContaining('applied,3000,0,USDT'),
    expect.stringContaining('paid-out,3000,0,USDT'),
    expect.stringContaining('repaid,3001.5,1.5,USDT'),
  ]);
});

test('above 5,000 two decide, one of whom alone does nothing', async () => {
  const loan = await applied('alice', '6000');
  await openAll(risk, loan.id);
  expect(await decide(risk, loan.id, { amount: '4000' })).toBeUndefined();
  expect(await decide(risk, loan.id, { amount: '4000' })).toBe('staff/second-person-needed');
  expect((await detail(finance, loan.id)).state).toBe('reviewing');
  expect(await decide(finance, loan.id, { amount: '4000' })).toBe('staff/review-unopened');
  await openAll(finance, loan.id);
  expect(await decide(finance, loan.id, { amount: '4000' })).toBeUndefined();
  expect((await listOf('alice')).content[0]).toMatchObject({
    ...{ state: 'offered', status: 5, approvedAmount: '4000', totalRepayment: '4060', decidedBy: 2 },
    refusalReason: 'it fits',
  });
  expect(await reason('bob', acceptOffer, { loanId: loan.id })).toBe('credit/loan-unknown');
  expect(await get('alice', acceptOffer, { loanId: loan.id })).toMatchObject({ state: 'borrowing', owed: '4002' });
  expect(await reason('alice', acceptOffer, { loanId: loan.id })).toBe('credit/not-offered');
  expect(await reason('alice', apply, await application('alice', '16001'))).toBe('credit/limit-reached');

  const log = await staffGet<AuditRow[]>(admin, audit, { act: 'decide-credit' });
  expect(log.map(({ by, subject }) => `${by} ${subject}`)).toContain(`frank credit ${loan.id}`);
});

test('a rejection says why, in the list and in a notice; nobody decides on themselves', async () => {
  const loan = await applied('bob', '12000');
  await openAll(risk, loan.id);
  await openAll(finance, loan.id);
  // The pool has 16,000 less what alice has borrowed.
  expect(await agreed(fundCredit as never, { amount: '-10000' })).toBeUndefined();
  expect(await decide(risk, loan.id, { amount: '12000' })).toBe('credit/pool-short');
  const no = { choice: 'reject', rejection: 'income-too-low', remark: 'Apply for 4,200 or add a statement.' };
  expect(await decide(risk, loan.id, no)).toBeUndefined();
  expect(await decide(finance, loan.id, no)).toBeUndefined();
  expect((await listOf('bob', { list: 'refused' })).content[0]).toMatchObject({
    ...{ state: 'rejected', status: 1, rejection: 'income-too-low', refusalReason: no.remark, decidedBy: 2 },
  });
  const notified = await until(
    () => get<ContractNotices>('bob', notices),
    ({ notices: all }) => all.length > 0,
  );
  expect(notified.notices[0]).toMatchObject({ event: 'credit-rejected', symbol: null });
  expect(notified.notices[0]!.text).toBe(
    'You asked for 12000 USDT. The income shown does not cover the sum. Apply for 4,200 or add a statement. You can apply again.',
  );
  const again = await applied('bob', '500');
  expect(await get('bob', withdraw, { loanId: again.id })).toMatchObject({ state: 'withdrawn', status: 6 });
});

test('what is late is marked so and nothing is taken; an offer ends', async () => {
  const bobs = await applied('bob', '1000');
  await openAll(risk, bobs.id);
  await decide(risk, bobs.id, { amount: '600' });
  await serving.close();
  // The core is made to see a day 31 days from now.
  await serving.withDatabase((url) =>
    byHand(url, ({ engine }) => {
      engine.submit({ name: 'credit/mark-due', input: {}, at: Date.now() + 31 * DAY_MS }, () => undefined);
    }),
  );
  await serving.open();
  const loan = (await listOf('alice')).content[0]!;
  expect(loan).toMatchObject({ state: 'overdue', status: 4, overdue: true, daysLate: 0 });
  expect(await reason('alice', apply, await application('alice', '500'))).toBe('credit/overdue-open');
  expect((await listOf('bob')).content[0]).toMatchObject({ state: 'withdrawn' });
  const notified = await until(
    () => get<ContractNotices>('alice', notices),
    ({ notices: all }) => all.some(({ event }) => event === 'credit-overdue'),
  );
  expect(notified.notices.map(({ event }) => event)).toContain('credit-paid-out');
  expect(await free('alice')).toBe('103998.5');
});

test('every refusal of credit was met', () => {
  expect([...reached].filter((one) => one.startsWith('credit/')).sort()).toEqual([...creditReasons].sort());
});
